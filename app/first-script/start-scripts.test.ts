// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi, type MockInstance } from 'vitest'
import { laterEntry, laterModule } from '~/platform/http/delay-scripts'
import { savesData } from '~/ui/layout/saves-data'

/** A fresh copy of the module for each test, as each page has its own. */
async function openPage(html: string, start = 'on-use'): Promise<void> {
  vi.resetModules()
  delete document.documentElement.dataset.hydrated
  document.head.innerHTML = `<link rel="${laterModule}" href="/assets/a.js">`
  document.body.innerHTML = `${html}<script type="${laterEntry}" data-start="${start}">run()</script>`
  const { startScriptsOnUse } = await import('./start-scripts')
  startScriptsOnUse()
  window.dispatchEvent(new Event('DOMContentLoaded'))
}

const hasStarted = () => document.querySelector('script[type=module]') !== null
function find(selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}
const press = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))

let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  vi.useFakeTimers()
  listening = vi.spyOn(window, 'addEventListener')
})

afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) {
    window.removeEventListener(type, listener, options)
  }
})

it('loads nothing while the visitor reads, scrolls and follows links', async () => {
  await openPage('<p>Text</p><a href="/x">Link</a><button popovertarget="menu">Menu</button>')
  press('p')
  press('a')
  press('button')
  // A key that does more comes with its control, which has the focus, or with a click.
  for (const key of ['PageDown', 'Control', 'c', 'F5', 'Meta', 'Enter'])
    find('a').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(hasStarted()).toBe(false)
})

it('loads the scripts once, when a control is touched', async () => {
  await openPage('<input name="guests"><button type="button">Copy</button>')
  press('input')
  press('button')
  expect(document.querySelectorAll('script[type=module]')).toHaveLength(1)
  expect(document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href).toMatch(
    /\/assets\/a.js$/,
  )
})

it('loads the scripts for a use that comes while the page arrives, as soon as it is there', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  onTestFinished(() => readyState.mockRestore())
  await openPage('<input name="guests">')
  const entry = find(`script[type="${laterEntry}"]`)
  entry.remove()
  press('input')
  press('input')
  expect(hasStarted()).toBe(false)
  document.body.append(entry)
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(document.querySelectorAll('script[type=module]')).toHaveLength(1)
})

const failToLoad = () => find('script[type=module]').dispatchEvent(new Event('error'))
const failToImport = () =>
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Failed to fetch') }),
  )
const useAgain = () => press('input')
const goOnline = () => window.dispatchEvent(new Event('online'))

it.each([
  ['script', 'with the next use', failToLoad, useAgain],
  ['script', 'once the network is back', failToLoad, goOnline],
  ['import of the entry', 'with the next use', failToImport, useAgain],
  ['import of the entry', 'once the network is back', failToImport, goOnline],
])('starts again after a %s that failed, %s', async (_what, _when, fail, goOn) => {
  await openPage('<input name="guests">')
  press('input')
  fail()
  expect(hasStarted()).toBe(false)
  goOn()
  expect(document.querySelectorAll('script[type=module]')).toHaveLength(1)
})

it.each([
  ['with the next use', useAgain],
  ['once the network is back', goOnline],
])('does not start a second time %s where another program failed', async (_when, goOn) => {
  await openPage('<input name="guests">')
  press('input')
  failToImport()
  document.documentElement.dataset.hydrated = ''
  goOn()
  expect(hasStarted()).toBe(false)
})

it('leaves what the first script itself handles', async () => {
  await openPage('<button type="button" data-needs-scripts="never">GTQ</button>')
  const button = find('button')
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  press('button')
  button.click()
  expect(hasStarted()).toBe(false)
  expect(clicked).toHaveBeenCalledOnce()
})

it.each([
  ['answers for one person', '<p>Thanks</p>', 'on-load'],
  ['pages that are not whole without', '<main data-needs-scripts="at-once"></main>', 'on-use'],
])('loads the scripts of %s after the page', async (_name, html, start) => {
  await openPage(html, start)
  expect(hasStarted()).toBe(document.readyState === 'complete')
  window.dispatchEvent(new Event('load'))
  expect(hasStarted()).toBe(true)
})

it('loads the scripts of the inquiry page after it where the device keeps an inquiry', async () => {
  const html = '<div data-needs-scripts="inquiry"></div>'
  await openPage(html)
  window.dispatchEvent(new Event('load'))
  expect(hasStarted()).toBe(false)
  const root = document.documentElement
  root.setAttribute('data-inquiry', '')
  onTestFinished(() => root.removeAttribute('data-inquiry'))
  await openPage(html)
  window.dispatchEvent(new Event('load'))
  expect(hasStarted()).toBe(true)
})

it.each([
  ['saved data', { connection: { saveData: true } }, ''],
  ['reduced data', {}, '(prefers-reduced-data: reduce)'],
  ['less motion', {}, '(prefers-reduced-motion: reduce)'],
])('does not load scripts for changing pictures with %s', async (_name, navigator, wish) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === wish }))
  onTestFinished(() => void vi.unstubAllGlobals())
  await openPage('<div data-needs-scripts="motion"></div><input>')
  window.dispatchEvent(new Event('load'))
  expect(hasStarted()).toBe(false)
  press('input')
  expect(hasStarted()).toBe(true)
})

it.each([
  ['what is empty without', 'near', false, true],
  ['what is empty without, with saved data', 'near', true, true],
  ['a link to more', 'ahead', false, true],
  ['a link to more, with saved data', 'ahead', true, false],
])('loads the scripts near the view for %s: %s', async (_name, need, saveData, isStarted) => {
  const watched: Element[] = []
  let comeNear: IntersectionObserverCallback = () => undefined
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = callback
    }
    observe = (element: Element) => watched.push(element)
    disconnect = () => (watched.length = 0)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('navigator', { connection: { saveData } })
  onTestFinished(() => void vi.unstubAllGlobals())
  await openPage(`<a href="?page=2" data-needs-scripts="${need}">More</a>`)
  const entries = watched.map((target) => ({ target, isIntersecting: true }))
  comeNear(entries as unknown as IntersectionObserverEntry[], new Observer(comeNear) as never)
  expect(hasStarted()).toBe(isStarted)
  // What React does by itself asks for it, too.
  expect(savesData()).toBe(saveData)
})
