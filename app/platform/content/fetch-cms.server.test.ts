import { expect, onTestFinished, test, vi } from 'vitest'
import { env } from '~/platform/env/env.server'
import { unreachableTarget } from '~/platform/process/unreachable'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { fetchCms, cmsTarget, onCmsReturn } from './fetch-cms.server'

const address = `${env.CMS_URL}/api/notes`
const network = fakeNetwork()

function onReturn() {
  const listener = vi.fn()
  onTestFinished(onCmsReturn(listener))
  return listener
}

const failure = (init: RequestInit = {}) => fetchCms(address, init).catch((error: unknown) => error)

test.each([
  ['refuses connections', cms.isDown()],
  ['is starting behind a proxy', cms.isStarting()],
])('a CMS that %s is waited for until it answers somebody', async (_name, silence) => {
  const listener = onReturn()
  network.use(silence)
  expect(unreachableTarget(new Error('wrapped', { cause: await failure() }))).toBe(cmsTarget)
  expect(listener).not.toHaveBeenCalled()
  network.use(cms.refuses('notes', 404))
  expect((await fetchCms(address, {})).status).toBe(404)
  expect(listener).toHaveBeenCalledOnce()
})

test('a CMS that rejects a request is reachable', async () => {
  const listener = onReturn()
  network.use(cms.refuses('notes', 500))
  expect((await fetchCms(address, {})).status).toBe(500)
  expect(listener).not.toHaveBeenCalled()
})

test('an abort by the caller says nothing about the CMS, a timeout does', async () => {
  const listener = onReturn()
  network.use(cms.isSlow())
  expect(unreachableTarget(await failure({ signal: AbortSignal.abort() }))).toBeNull()
  network.use(cms.refuses('notes', 403))
  await fetchCms(address, {})
  expect(listener).not.toHaveBeenCalled()

  network.use(cms.isSlow())
  expect(unreachableTarget(await failure({ signal: AbortSignal.timeout(20) }))).toBe(cmsTarget)
  network.use(cms.refuses('notes', 403))
  await fetchCms(address, {})
  expect(listener).toHaveBeenCalledOnce()
})
