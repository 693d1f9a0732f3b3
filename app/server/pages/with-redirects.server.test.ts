import { data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { withRedirects } from './with-redirects.server'

/** A build of one page and one call whose loader throws what the test says. */
function buildThatThrows(thrown: () => unknown): ServerBuild {
  const loader = () => {
    throw thrown()
  }
  const route = { id: '', module: { loader, default: () => null } }
  const routes = { 'en/landingPage': route, 'resource/rentalApi': route }
  return { routes } as unknown as ServerBuild
}

async function load(build: ServerBuild, id: string, address: string): Promise<unknown> {
  const loader = build.routes[id]?.module.loader
  const args = { request: new Request(address), params: {}, context: {} } as LoaderFunctionArgs
  try {
    return await loader?.(args)
  } catch (thrown) {
    return thrown
  }
}

const missing = () => new Response(null, { status: 404 })
const gone = () => new Response(null, { status: 410 })
const address = 'http://localhost/landing-page/old?menu=none'
const find = () => ({ to: '/landing-page/new', status: 301 as const })

describe('a page that is missing', () => {
  it.each([missing, gone])('leads on where a redirect is known, with its query', async (thrown) => {
    const answer = await load(
      withRedirects(buildThatThrows(thrown), find),
      'en/landingPage',
      address,
    )
    expect(answer).toMatchObject({ status: 301 })
    expect((answer as Response).headers.get('Location')).toBe('/landing-page/new?menu=none')
  })

  it('leads on also where its loader answers a page of its own with that status', async () => {
    const loader = () => data({ similar: [] }, { status: 410 })
    const route = { id: '', module: { loader, default: () => null } }
    const build = { routes: { 'en/career': route } } as unknown as ServerBuild
    const path = 'http://localhost/career/closed'
    expect(await load(withRedirects(build, find), 'en/career', path)).toMatchObject({ status: 301 })
    const kept = await load(
      withRedirects(build, () => null),
      'en/career',
      path,
    )
    expect(kept).toMatchObject({ data: { similar: [] }, init: { status: 410 } })
  })

  it('asks for the page, not for its data', async () => {
    const requested = vi.fn(() => null)
    const build = withRedirects(buildThatThrows(missing), requested)
    await load(build, 'en/landingPage', 'http://localhost/landing-page/old.data?_routes=x')
    expect(requested).toHaveBeenCalledWith('/landing-page/old')
  })

  it('stays missing where none is known', async () => {
    const build = withRedirects(buildThatThrows(missing), () => null)
    expect(await load(build, 'en/landingPage', address)).toMatchObject({ status: 404 })
  })
})

it('faults and calls are left alone', async () => {
  const fault = new Error('bug')
  const broken = withRedirects(
    buildThatThrows(() => fault),
    find,
  )
  expect(await load(broken, 'en/landingPage', address)).toBe(fault)
  const build = withRedirects(buildThatThrows(missing), find)
  expect(await load(build, 'resource/rentalApi', address)).toMatchObject({ status: 404 })
})
