import { HttpResponse, delay, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { unreachableTarget } from '~/platform/process/unreachable'
import { askCms, cmsTarget, onCmsReturn } from './ask-cms.server'

const address = 'http://127.0.0.1:1337/api/notes'
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function onReturn() {
  const listener = vi.fn()
  onTestFinished(onCmsReturn(listener))
  return listener
}

const failure = (init: RequestInit = {}) => askCms(address, init).catch((error: unknown) => error)

test.each([
  ['refuses connections', () => HttpResponse.error()],
  ['is starting behind a proxy', () => new HttpResponse(null, { status: 502 })],
])('a CMS that %s is waited for until it answers somebody', async (_name, silence) => {
  const listener = onReturn()
  server.use(http.get(address, silence))
  expect(unreachableTarget(new Error('wrapped', { cause: await failure() }))).toBe(cmsTarget)
  expect(listener).not.toHaveBeenCalled()
  server.use(http.get(address, () => new HttpResponse(null, { status: 404 })))
  expect((await askCms(address, {})).status).toBe(404)
  expect(listener).toHaveBeenCalledOnce()
})

test('a CMS that rejects a request is reachable', async () => {
  const listener = onReturn()
  server.use(http.get(address, () => new HttpResponse(null, { status: 500 })))
  expect((await askCms(address, {})).status).toBe(500)
  expect(listener).not.toHaveBeenCalled()
})

test('an abort by the caller says nothing about the CMS, a timeout does', async () => {
  const listener = onReturn()
  server.use(http.get(address, async () => delay('infinite')))
  expect(unreachableTarget(await failure({ signal: AbortSignal.abort() }))).toBeNull()
  server.use(http.get(address, () => HttpResponse.json({})))
  await askCms(address, {})
  expect(listener).not.toHaveBeenCalled()

  server.use(http.get(address, async () => delay('infinite')))
  expect(unreachableTarget(await failure({ signal: AbortSignal.timeout(20) }))).toBe(cmsTarget)
  server.use(http.get(address, () => HttpResponse.json({})))
  await askCms(address, {})
  expect(listener).toHaveBeenCalledOnce()
})
