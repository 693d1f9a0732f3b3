// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi, type MockInstance } from 'vitest'
import { find, fire, write } from '~/testing/use-fields'
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

const counter = `<div>
  ${button('fewer', 'data-needs-scripts="step-down" aria-disabled="true"')}
  <input type="number" id="adults" min="1" max="4" value="1">
  ${button('more', 'data-needs-scripts="step-up"')}
</div>`

it('steps a number at once, within its bounds, and tells of it', async () => {
  document.body.innerHTML = counter
  const heard = hear('click', 'input')
  for (const id of ['fewer', 'more', 'more', 'more', 'more', 'fewer']) find(`#${id}`).click()
  expect(find('#adults').value).toBe('3')
  expect(heard).toEqual([])
  expect(onUse).toHaveBeenCalledTimes(6)
  await hydrate()
  expect(heard).toEqual(['input adults'])
  expect(find('#adults').value).toBe('3')
  find('#more').click()
  expect(heard).toEqual(['input adults', 'click more'])
  expect(find('#adults').value).toBe('3')
})

it('keeps steps that come after a typed number', async () => {
  document.body.innerHTML = counter
  write('#adults', '2')
  find('#more').click()
  // The browser tells of what was typed when the button takes the focus.
  fire('#adults', 'change')
  await hydrate()
  expect(find('#adults').value).toBe('3')
})

it('keeps what is typed while it repeats', async () => {
  document.body.innerHTML = '<input id="name"><input id="mail"><textarea id="note"></textarea>'
  write('#name', 'Ana')
  write('#mail', 'ana@example.org')
  write('#note', 'Two')
  announceHydration()
  const replayed = replayUse()
  setTimeout(() => write('#note', 'Two cots'))
  await vi.advanceTimersByTimeAsync(100)
  await replayed
  expect(find('#note').value).toBe('Two cots')
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

/** A form with two ways to send it, and which of them sent it. */
function showForm(fields: string): string[] {
  document.body.innerHTML = `<form>
    ${fields}<button id="save">Save</button><button id="add" name="intent" value="add">Add</button>
  </form>`
  const sentBy: string[] = []
  document.forms[0]?.addEventListener('submit', (event) => {
    event.preventDefault()
    sentBy.push(event.submitter?.id ?? '')
  })
  return sentBy
}

it('sends a form after the clicks in it, and shows that it waits', async () => {
  const sentBy = showForm(button('fold'))
  const heard = hear('click', 'submit')
  find('#fold').click()
  find('#save').click()
  find('#add').click()
  expect(find('#save').hasAttribute('aria-busy')).toBe(false)
  expect(find('#add').getAttribute('aria-busy')).toBe('true')
  expect(sentBy).toEqual([])
  heard.length = 0
  await hydrate()
  expect(heard.slice(0, 2)).toEqual(['click fold', 'click add'])
  expect(sentBy).toEqual(['add'])
  expect(document.querySelector('[aria-busy]')).toBeNull()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentBy).toHaveLength(1)
})

it('sends a form after five seconds as its button would, where no scripts have come', async () => {
  const sentBy = showForm(button('fold'))
  find('#fold').click()
  find('#add').click()
  await vi.advanceTimersByTimeAsync(4900)
  expect(sentBy).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sentBy).toEqual(['add'])
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

it('sends a form where the browser knows neither its button nor how to ask for it', async () => {
  showForm(button('fold'))
  const form = document.forms[0]
  if (!form) throw new Error('There is no form')
  Object.defineProperty(form, 'requestSubmit', { value: undefined })
  const submit = vi.spyOn(form, 'submit').mockReturnValue()
  find('#fold').click()
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await hydrate()
  expect(submit).toHaveBeenCalledOnce()
})

it('sends a form at once after steps in it, with their number', () => {
  const sentBy = showForm(counter)
  find('#more').click()
  find('#save').click()
  expect(sentBy).toEqual(['save'])
  expect(find('#adults').value).toBe('2')
})

it('opens nothing of a form that was sent since', async () => {
  const sentBy = showForm(button('dates', 'aria-haspopup="dialog"'))
  const heard = hear('click')
  find('#dates').click()
  find('#save').click()
  expect(sentBy).toEqual(['save'])
  await hydrate()
  expect(heard).not.toContain('click dates')
  expect(document.querySelector('[aria-busy]')).toBeNull()
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
