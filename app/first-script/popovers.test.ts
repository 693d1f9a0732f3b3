// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { closePopovers, isPopoverOpen } from '~/ui/layout/open-popovers'
import { addPopovers } from './popovers'

const { prototype } = HTMLElement
const native = ['popover', 'showPopover', 'hidePopover', 'togglePopover']
  .map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const)
  .filter(([, descriptor]) => descriptor)
const closeAll = () => document.querySelector<HTMLElement>('main')?.click()

let spies: { mockRestore: () => void }[] = []
let listening: MockInstance<typeof window.addEventListener>

/**
 * A browser without popovers: no properties, and a selector that it takes for a fault unless it may skip it. Safari
 * before 15.4 misses methods of arrays, too.
 */
beforeEach(() => {
  for (const [name] of native) Reflect.deleteProperty(prototype, name)
  const strict = (selectors: string) => {
    if (selectors.replace(/:is\([^)]*\)/g, '').includes(':popover-open')) throw new SyntaxError()
    return selectors.replace(':popover-open,', '')
  }
  const { matches } = Element.prototype
  const querySelectorAll = Reflect.get(Document.prototype, 'querySelectorAll') as (
    selectors: string,
  ) => NodeListOf<Element>
  const missing = () => {
    throw new TypeError('is not a function')
  }
  spies = [
    vi.spyOn(Array.prototype, 'at').mockImplementation(missing),
    vi.spyOn(Array.prototype, 'findLastIndex').mockImplementation(missing),
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
      return matches.call(this, strict(selectors))
    }),
    vi.spyOn(Document.prototype, 'querySelectorAll').mockImplementation(function (
      this: Document,
      selectors: string,
    ) {
      return querySelectorAll.call(this, strict(selectors))
    }),
  ]
  listening = vi.spyOn(window, 'addEventListener')
  document.body.innerHTML = `<main>
    <button type="button" id="opens-menu" popovertarget="menu">Menu</button>
    <div id="menu" popover="auto">
      <a href="#here" id="link">Home</a>
      <button type="button" id="closes" popovertarget="menu" popovertargetaction="hide">Close</button>
      <button type="button" id="opens-dates" popovertarget="dates" popovertargetaction="show">Dates</button>
    </div>
    <div id="dates" popover="auto"><button type="button" id="day">1</button></div>
    <div id="notice" popover="manual">Kept</div>
  </main>`
  addPopovers()
})

afterEach(() => {
  closeAll()
  for (const spy of spies) spy.mockRestore()
  for (const [type, listener, options] of listening.mock.calls) {
    window.removeEventListener(type, listener, options)
  }
  for (const [name, descriptor] of native) Object.defineProperty(prototype, name, descriptor ?? {})
})

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no ${id}`)
  return element
}
const click = (id: string) => find(id).click()
const openOnes = () => ['menu', 'dates', 'notice'].filter((id) => isPopoverOpen(find(id)))

it('opens and closes by its buttons, and tells of it', () => {
  const told: boolean[] = []
  find('menu').addEventListener('toggle', () => told.push(isPopoverOpen(find('menu'))))
  click('opens-menu')
  click('opens-menu')
  click('opens-menu')
  click('closes')
  expect(told).toEqual([true, false, true, false])
})

it('stays open for clicks in it and closes for others and for Escape', () => {
  click('opens-menu')
  click('link')
  expect(openOnes()).toEqual(['menu'])
  closeAll()
  expect(openOnes()).toEqual([])
  click('opens-menu')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(openOnes()).toEqual([])
})

it('keeps below what another one opened, and closes one after the other', () => {
  click('opens-menu')
  click('opens-dates')
  click('opens-dates')
  expect(openOnes()).toEqual(['menu', 'dates'])
  click('day')
  expect(openOnes()).toEqual(['menu', 'dates'])
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(openOnes()).toEqual(['menu'])
})

it('opens for a script, which may answer the button itself', () => {
  find('opens-menu').addEventListener('click', (event) => {
    event.preventDefault()
    find('menu').showPopover()
    find('dates').showPopover()
  })
  click('opens-menu')
  expect(openOnes()).toEqual(['menu', 'dates'])
  closePopovers()
  expect(openOnes()).toEqual([])
})

it('leaves to scripts what only they close', () => {
  find('notice').showPopover()
  closeAll()
  expect(openOnes()).toEqual(['notice'])
  find('notice').hidePopover()
  expect(openOnes()).toEqual([])
})

it('leaves browsers alone that have popovers', () => {
  listening.mockClear()
  Object.defineProperty(prototype, 'popover', { value: null, configurable: true })
  addPopovers()
  Reflect.deleteProperty(prototype, 'popover')
  expect(listening).not.toHaveBeenCalled()
})
