import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Scripts, useLoaderData, useLocation, useRouteError } from '@remix-run/react'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createSentPageRenderer, writePageMessage } from './page-message'
import { renderDocument, type PreparedPage } from './render-document'
import { createRenderThreads } from './render-threads.server'

function Page() {
  const { date, words } = useLoaderData<{ date: Date; words: Map<string, string> }>()
  return (
    <html lang="en">
      <body>
        {`${date.toISOString()} ${words.get('casa')} ${useLocation().search}`}
        <Scripts />
      </body>
    </html>
  )
}

function Letters() {
  return (
    <p>
      {Array.from({ length: 5000 }, (_, index) => (
        <b key={index}>{`ñ—${index}`}</b>
      ))}
    </p>
  )
}

function Failure() {
  const error = useRouteError()
  return <p>{error instanceof Error ? error.message : JSON.stringify(error)}</p>
}

function Broken(): never {
  throw new Error('this part cannot be drawn')
}

const modules = {
  page: {
    default: Page,
    ErrorBoundary: Failure,
    loader: () => ({ date: new Date(0), words: new Map([['casa', 'house']]) }),
  },
  gone: {
    default: Page,
    ErrorBoundary: Failure,
    loader: () => {
      throw new Response('no longer', { status: 410 })
    },
  },
  broken: { default: Broken },
  letters: { default: Letters },
}

const routesOf = <Route,>(route: (id: keyof typeof modules) => Route) => ({
  page: route('page'),
  gone: route('gone'),
  broken: route('broken'),
  letters: route('letters'),
})

const build: ServerBuild = {
  mode: 'production',
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
  isSpaMode: false,
  routes: routesOf((id) => ({ id, path: id, module: modules[id] })),
  assets: {
    routes: routesOf((id) => ({
      id,
      path: id,
      module: `/${id}.js`,
      hasLoader: 'loader' in modules[id],
      hasAction: false,
      hasClientLoader: false,
      hasClientAction: false,
      hasErrorBoundary: 'ErrorBoundary' in modules[id],
    })),
    entry: { imports: [], module: '/entry.js' },
    url: '/manifest.js',
    version: '1',
  },
  entry: { module: { default: () => new Response() } },
}

/** A page as Remix gives it to `entry.server.tsx`. */
async function prepare(path: string): Promise<PreparedPage> {
  let prepared: PreparedPage | undefined
  const entry: ServerBuild['entry'] = {
    module: {
      default(request, _status, _headers, context) {
        prepared = { context, url: request.url, locale: 'en' }
        return new Response()
      },
    },
  }
  await createRequestHandler({ ...build, entry })(new Request(`http://localhost/${path}`))
  if (!prepared) throw new Error(`${path} is no page`)
  return prepared
}

const data = { manifest: build.assets, future: build.future, clientFolder: '' }
const renderMessage = createSentPageRenderer({ ...data, routeModules: modules }, renderDocument)

/** Renders what crosses between threads. */
async function renderSent(path: string): Promise<string> {
  const page = await prepare(path)
  const { serverHandoffStream } = page.context
  if (!serverHandoffStream) throw new Error(`${path} has no data`)
  return renderMessage(structuredClone(writePageMessage(page, await text(serverHandoffStream))))
}

/** Threads that answer as a function of JavaScript says, which gets the message. */
const threadsThat = (answer: string) =>
  threadsOf(`exports.renderSentPage = async (page) => { ${answer} }`)

async function threadsOf(content: string, timeLimit?: number) {
  const script = join(await temporaryFolder(), 'thread.js')
  await writeFile(script, content)
  const threads = createRenderThreads({
    data,
    script,
    count: 1,
    renderHere: renderDocument,
    ...(timeLimit && { timeLimit }),
  })
  onTestFinished(threads.close)
  return threads
}

it('a thread renders the same document', async () => {
  const here = await renderDocument(await prepare('page?guests=2'))
  expect(await renderSent('page?guests=2')).toBe(here.html)
  expect(here.errors).toEqual([])
})

it('a document shows its data, and holds them for the browser', async () => {
  const html = await renderSent('page?guests=2')
  expect(html).toContain('1970-01-01T00:00:00.000Z house ?guests=2')
  expect(html).toMatch(/window\.__remixContext\.streamController\.enqueue\(.*casa.*house/)
})

it('a document has no zero bytes, with which React pads its pieces', async () => {
  const { html } = await renderDocument(await prepare('letters'))
  expect(html.includes('\0')).toBe(false)
})

it('a page that cannot be drawn is rejected', async () => {
  await expect(renderSent('broken')).rejects.toThrow('cannot be drawn')
})

it('pages are sent to a thread', async () => {
  const threads = await threadsThat('return `${page.url} ${page.matches[0].routeId}`')
  const rendered = await threads.render(await prepare('page?guests=2'))
  expect(rendered).toEqual({ html: 'http://localhost/page?guests=2 page', errors: [] })
  // A thread counts from the first turn of its event loop, which may come after its first answer.
  await vi.waitFor(() => expect(threads.threadTime()).toBeGreaterThan(0), seconds(30))
})

it.each([
  ['fails', 'throw new Error("it failed")'],
  ['ends', 'process.exit(1)'],
])('a page whose thread %s is rendered here', async (_, answer) => {
  const threads = await threadsThat(
    `if (page.url.endsWith('guests=2')) { ${answer} } return 'sent'`,
  )
  const here = await renderDocument(await prepare('page?guests=2'))
  expect(await threads.render(await prepare('page?guests=2'))).toEqual(here)
  expect((await threads.render(await prepare('page'))).html).toBe('sent')
})

it('pages are rendered here after threads failed three times', async () => {
  const threads = await threadsOf('process.exit(1)', 500)
  const here = await renderDocument(await prepare('page'))
  for (let pages = 0; pages < 4; pages++) {
    expect(await threads.render(await prepare('page'))).toEqual(here)
  }
  expect(threads.threadTime()).toBe(0)
})

it('a page whose loader failed is rendered here, where its error is', async () => {
  const threads = await threadsThat('return "sent"')
  const { html } = await threads.render(await prepare('gone'))
  expect(html).toContain('410')
})
