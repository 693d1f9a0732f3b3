import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { locales } from '~content/locale'
import { privateRecords } from '~/platform/content/private-records.server'
import { describeFailure } from '~/platform/outbox/describe-failure'
import { href } from '~/routing/href'
import { pageEntry, pageNames } from '~/routing/table'
import { resources, type ResourceEntry } from '~/routing/resources'
import { resolvePageRequest } from '~/routing/page-request'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { logFailure } from '../log-failure.server'
import type { WorkLimiter } from '../limits/work-limiter.server'

const lines = vi.hoisted((): string[] => [])

vi.mock('~/platform/log/log.server', async () => {
  const { createLog } = await import('~/platform/log/create-log.server')
  return { log: createLog('trace', { write: (line) => void lines.push(line) }) }
})

/** As `privateLink` and `linkOf` make them. */
const secret = 'q7RkZ-2bT_x9Lw0PmNv3Yd8sHc6FgJ1a'

const hasParameter = (path: string) => path.includes(':')
const parametersOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, secret]))

const pagePaths = pageNames.flatMap((name) =>
  locales.flatMap((locale) => {
    const pattern = pageEntry(name).paths[locale]
    return hasParameter(pattern) ? [href(name, locale, parametersOf(pattern))] : []
  }),
)
const callPaths = Object.values<ResourceEntry>(resources)
  .filter(({ path }) => hasParameter(path))
  .map(({ path }) => `/${path.replace(/:\w+/g, secret)}`)

const paths = [...pagePaths, ...callPaths].flatMap((path) => [
  path,
  `${path}.data?preview=${secret}&_data=en%2Fcontract`,
  path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
])

/** Without budgets and turns, of which this is no test. */
const workLimiter: Pick<WorkLimiter, 'charge' | 'run'> = { charge: () => null, run: (job) => job() }

type Failure = (request: Request) => unknown

/** A site whose every address fails, in the ways in which loaders do. */
function failingBuild(fail: Failure): ServerBuild {
  const loader = async ({ request }: { request: Request }): Promise<never> => {
    throw await fail(request)
  }
  const route = { id: 'all', path: '*', module: { loader, default: () => null } }
  const assets = { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' }
  return {
    routes: { all: route },
    assets,
    entry: {
      module: {
        default: (request: Request, status: number) => {
          logFailure(new Error(`${request.url} failed to render`), request)
          return new Response('', { status })
        },
        handleError: (error: unknown, { request }: { request: Request }) =>
          logFailure(error, request),
      },
    },
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild
}

const failures: [string, Failure][] = [
  ['a bug that names the address', (request) => new Error(`bug at ${request.url}`)],
  [
    'a bug with a cause and the request',
    (request) =>
      Object.assign(new Error('bug', { cause: new Error(request.url) }), {
        url: request.url,
        request: { url: request.url },
      }),
  ],
  ['a page that cannot be made now', () => new Response(null, { status: 503 })],
  [
    'a CMS that cannot be asked',
    async (request) => {
      const records = privateRecords({ url: 'http://127.0.0.1:1', token: 'x' })
      return records
        .read(undefined as never, new URL(request.url).pathname)
        .catch((error: unknown) => error)
    },
  ],
]

describe('the log never holds the secret of a private address', () => {
  it.each(failures)('where each fails by %s', async (_, fail) => {
    lines.length = 0
    const { port } = await startTestServer(
      await temporaryFolder(),
      createRequestHandler(failingBuild(fail), 'production'),
      { resolvePage: resolvePageRequest, workLimiter },
    )
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const ask = (path: string) => [
      httpRequest(port, path),
      ...(path.includes('?')
        ? []
        : [httpRequest(port, path, { method: 'POST', headers, body: 'a=1' })]),
      ...(path.startsWith('/api/') ? [httpRequest(port, path, { method: 'PUT', body: '{}' })] : []),
    ]
    await Promise.all(paths.flatMap(ask))
    expect(lines.length).toBeGreaterThan(callPaths.length)
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })

  it('where each is slow', async () => {
    lines.length = 0
    const now = vi.spyOn(performance, 'now')
    let moment = 0
    now.mockImplementation(() => (moment += 2000))
    const { port } = await startTestServer(
      await temporaryFolder(),
      async () => new Response('late'),
      {
        resolvePage: resolvePageRequest,
      },
    )
    for (const path of [...pagePaths, ...callPaths]) await httpRequest(port, path)
    now.mockRestore()
    const slow = lines.filter((line) => line.includes('slow response'))
    expect(slow).toHaveLength(pagePaths.length + callPaths.length)
    expect(slow.filter((line) => line.includes(secret))).toEqual([])
    expect(slow.some((line) => line.includes('"route":"es/contract"'))).toBe(true)
    expect(slow.some((line) => line.includes('"route":"resource/contractPdf"'))).toBe(true)
  })
})

it('a delivery that failed names no private address', () => {
  const error = new Error(`The CMS refused https://site.example/es/contract/${secret}, sorry`)
  expect(describeFailure(error)).toBe(
    'The CMS refused https://site.example/es/contract/<link>, sorry',
  )
})
