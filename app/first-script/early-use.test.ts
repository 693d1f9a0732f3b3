// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi, type MockInstance } from 'vitest'
import { announceHydration } from '~/ui/layout/hydrated'

let listening: MockInstance<typeof window.addEventListener>
let replayUse: () => Promise<void>
const onUse = vi.fn()

/** A fresh copy of the module for each test, as each page has its own. */
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  onUse.mockReset()
  delete document.documentElement.dataset.hydrated
  listening = vi.spyOn(window, 'addEventListener')
  const earlyUse = await import('./early-use')
  earlyUse.rememberUse(onUse)
  replayUse = earlyUse.replayUse
})

afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) {
    window.removeEventListener(type, listener, options)
  }
})

function find(selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

const fire = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }))

function write(selector: string, value: string): void {
  find(selector).value = value
  fire(selector, 'input')
}

/** What the page has from then on, in its order: `event name of the element`. */
function hear(...types: string[]): string[] {
  const heard: string[] = []
  for (const type of types) {
    const listener = ({ target }: Event) => heard.push(`${type} ${(target as Element).id}`)
    document.body.addEventListener(type, listener)
    onTestFinished(() => document.body.removeEventListener(type, listener))
  }
  return heard
}

async function hydrate(): Promise<void> {
  announceHydration()
  const replayed = replayUse()
  await vi.advanceTimersByTimeAsync(100)
  await replayed
}

const button = (id: string, attributes = '') =>
  `<button type="button" id="${id}" ${attributes}>${id}</button>`

it('repeats clicks in their order, each element once', async () => {
  document.body.innerHTML = button('fold') + button('rooms') + button('beds')
  const heard = hear('click')
  for (const id of ['fold', 'rooms', 'fold', 'beds', 'rooms']) find(`#${id}`).click()
  expect(heard).toEqual([])
  expect(onUse).toHaveBeenCalledTimes(5)
  await hydrate()
  expect(heard).toEqual(['click fold', 'click beds', 'click rooms'])
  expect(document.querySelector('[aria-busy]')).toBeNull()
  find('#fold').click()
  expect(heard).toHaveLength(4)
})

it('repeats every click on what steps', async () => {
  document.body.innerHTML = ['adults', 'children']
    .map((id) => button(id, 'data-needs-scripts="step"'))
    .join('')
  const heard = hear('click')
  for (const id of ['adults', 'children', 'adults']) find(`#${id}`).click()
  await hydrate()
  expect(heard).toEqual(['click adults', 'click children', 'click adults'])
})

it('opens the last of several things', async () => {
  document.body.innerHTML = `
    <a href="#photo" id="photo" data-needs-scripts="click">Photo</a>
    ${button('fold')}
    ${button('dates', 'aria-haspopup="dialog"')}`
  const heard = hear('click')
  for (const id of ['photo', 'fold', 'dates']) find(`#${id}`).click()
  expect(find('#photo').hasAttribute('aria-busy')).toBe(false)
  expect(find('#dates').getAttribute('aria-busy')).toBe('true')
  await hydrate()
  expect(heard).toEqual(['click fold', 'click dates'])
})

it('takes a number that is written after its steps', async () => {
  document.body.innerHTML = `
    <div>${button('more', 'data-needs-scripts="step"')}<input id="adults" value="1"></div>
    <div>${button('other', 'data-needs-scripts="step"')}</div>`
  const heard = hear('click', 'input')
  find('#more').click()
  find('#other').click()
  write('#adults', '3')
  heard.length = 0
  await hydrate()
  expect(heard).toEqual(['input adults', 'click other'])
})

it('leaves clicks to the browser that open a new tab, send, or are handled without React', () => {
  document.body.innerHTML = `
    ${button('never', 'data-needs-scripts="never"')}
    ${button('native', 'popovertarget="menu"')}
    <a href="#x" id="link" data-needs-scripts="click">Photo</a>`
  const heard = hear('click')
  find('#never').click()
  find('#native').click()
  find('#link').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  expect(heard).toEqual(['click never', 'click native', 'click link'])
  expect(onUse).not.toHaveBeenCalled()
})

it('sends a form after the steps that were taken in it', async () => {
  document.body.innerHTML = `<form>${button('more')}</form>`
  const heard = hear('click', 'submit')
  const form = document.forms[0]
  form?.addEventListener('submit', (event) => event.preventDefault())
  find('#more').click()
  form?.requestSubmit()
  expect(heard).toEqual([])
  await hydrate()
  expect(heard).toEqual(['click more', 'submit '])
})

it('keeps the link that makes a list longer from leading to its top', async () => {
  document.body.innerHTML = '<a id="more" href="#page-2" data-needs-scripts="ahead">More</a>'
  const heard = hear('click')
  find('#more').click()
  expect(heard).toEqual([])
  expect(onUse).toHaveBeenCalledOnce()
  await hydrate()
  expect(heard).toEqual(['click more'])
})

it('follows a link whose scripts have not come after five seconds', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  onTestFinished(() => assign.mockRestore())
  document.body.innerHTML = `
    <a href="/photo" id="photo" data-needs-scripts="click">Photo</a>
    <a href="/map" id="map" data-needs-scripts="click">Map</a>
    ${button('fold')}`
  find('#photo').click()
  find('#map').click()
  find('#fold').click()
  await vi.advanceTimersByTimeAsync(4900)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(assign.mock.calls).toEqual([[`${location.origin}/map`]])
  expect(document.querySelector('[aria-busy]')).toBeNull()
  // What is no link still works once they have come.
  const heard = hear('click')
  await hydrate()
  expect(heard).toContain('click fold')
})

it('follows no link that the scripts have handled', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  onTestFinished(() => assign.mockRestore())
  document.body.innerHTML = `<a href="#map" id="map" data-needs-scripts="click">Map</a>`
  find('#map').click()
  await hydrate()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(assign).not.toHaveBeenCalled()
})

it.each([
  ['a tap', 20, 0],
  ['a swipe to the left', -200, 1],
  ['a swipe to the right', 200, -1],
])('scrolls pictures by one after %s', async (_name, byPx, pictures) => {
  document.body.innerHTML =
    '<div id="frame" data-needs-scripts="swipe"><i></i><div id="track"></div></div>'
  const track = find('#track')
  Object.defineProperties(track, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
  const scrollBy = vi.spyOn(track, 'scrollBy')
  const heard = hear('touchstart')
  const touch = (type: string, clientX: number) => {
    const points = [{ clientX }]
    const event = new Event(type, { bubbles: true })
    track.dispatchEvent(Object.assign(event, { touches: points, changedTouches: points }))
  }
  touch('touchstart', 300)
  touch('touchend', 300 + byPx)
  heard.length = 0
  await hydrate()
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual(pictures === 0 ? [] : ['touchstart frame'])
  expect(scrollBy.mock.calls).toEqual(
    pictures === 0 ? [] : [[{ left: pictures * 300, behavior: 'smooth' }]],
  )
})

it('tells of a chosen file', async () => {
  document.body.innerHTML = '<input type="file" id="file">'
  fire('#file', 'change')
  const heard = hear('change')
  await hydrate()
  expect(heard).toEqual(['change file'])
})
