// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { find, fire, write } from '~/testing/use-fields'
import { button, counter, hear, hydrate, onUse, setUpEarlyUse } from '~/testing/early-use-page'

setUpEarlyUse()

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

it('holds the way to the other language once something was typed, and only then', async () => {
  document.body.innerHTML =
    '<input id="name"><a id="english" href="#en" data-switch-language="">English</a>'
  const heard = hear('input', 'click')
  find('#english').click()
  expect(heard).toEqual(['click english'])
  write('#name', 'Ana')
  find('#english').click()
  expect(heard).toEqual(['click english', 'input name'])
  await hydrate()
  expect(heard.slice(2)).toEqual(['input name', 'click english'])
})

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
  await hydrate(() => write('#note', 'Two cots'))
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
