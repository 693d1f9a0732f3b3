// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { createNamespaceBackend, loadFirstNamespaces, loadNamespaces } from './load-namespaces'
import { setNamespaceLoader, preloadNamespaces } from './preload-namespaces'

const network = vi.hoisted(() => ({ asked: 0, fails: 0 }))
vi.mock('~/locales/en/bundles/every', () => ({}))
vi.mock('~/locales/en/bundles/forms', () => ({
  get forms() {
    network.asked += 1
    if (network.asked <= network.fails) throw new TypeError('Failed to fetch')
    return { send: 'Send' }
  },
}))

const backend = createNamespaceBackend('en')
const told = vi.fn()
let reload = vi.fn()

beforeEach(() => {
  network.asked = 0
  told.mockReset()
  vi.useFakeTimers()
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isOnline) window.dispatchEvent(new Event('online'))
}

const read = () => backend.read('en', 'forms', told)

it('words that fail are asked for again', async () => {
  setOnline(true)
  network.fails = 2
  read()
  await vi.advanceTimersByTimeAsync(seconds(3))
  expect(told).toHaveBeenCalledWith(null, { send: 'Send' })
  expect(reload).not.toHaveBeenCalled()
})

it('words that cannot be had load the page again', async () => {
  setOnline(true)
  network.fails = Infinity
  read()
  await vi.advanceTimersByTimeAsync(seconds(3))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(told).not.toHaveBeenCalled()
})

it('without a network they wait for it, and the page stays', async () => {
  setOnline(false)
  network.fails = 1
  read()
  await vi.advanceTimersByTimeAsync(seconds(60))
  expect(network.asked).toBe(1)
  expect(reload).not.toHaveBeenCalled()
  setOnline(true)
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(told).toHaveBeenCalledWith(null, { send: 'Send' })
})

it('words that are fetched ahead in vain change nothing', async () => {
  setOnline(true)
  network.fails = Infinity
  setNamespaceLoader((namespaces) => loadNamespaces('en', namespaces))
  preloadNamespaces(['forms'])
  await vi.advanceTimersByTimeAsync(seconds(60))
  expect(network.asked).toBe(1)
  expect(reload).not.toHaveBeenCalled()
})

/** How the page was opened. */
function open(type: 'navigate' | 'reload') {
  class Opening {
    type = type
  }
  vi.stubGlobal('PerformanceNavigationTiming', Opening)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Opening() as never])
}

it('the first words of a page wait for the network, too', async () => {
  open('navigate')
  setOnline(false)
  network.fails = 1
  const words = loadFirstNamespaces('en', ['forms'])
  await vi.advanceTimersByTimeAsync(seconds(60))
  expect(network.asked).toBe(1)
  setOnline(true)
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(await words).toMatchObject({ forms: { send: 'Send' } })
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['once', 'navigate', 1],
  ['not twice', 'reload', 0],
] as const)('first words that cannot be had load the page again %s', async (_, type, times) => {
  open(type)
  setOnline(true)
  network.fails = Infinity
  const failure = expect(loadFirstNamespaces('en', ['forms'])).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(seconds(3))
  await failure
  expect(reload).toHaveBeenCalledTimes(times)
})
