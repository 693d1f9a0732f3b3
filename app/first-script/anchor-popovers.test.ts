// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { anchorPopovers } from './anchor-popovers'

let undo: (() => void)[] = []

afterEach(() => {
  for (const each of undo) each()
  undo = []
  vi.unstubAllGlobals()
})

/** What a click on its button writes into the style of a popover, in a view of 1280 by 800. */
function openAt(button: { top: number; bottom: number; right: number }, hasAnchors = false) {
  document.body.innerHTML = `
    <button popovertarget="share"><svg></svg></button><div id="share" data-opens-at-button></div>
    <button popovertarget="menu"></button><div id="menu"></div>`
  const [share, menu] = document.querySelectorAll('button')
  if (!share || !menu) throw new Error('the buttons are missing')
  const root = document.documentElement
  vi.stubGlobal('CSS', { supports: () => hasAnchors })
  const listening = vi.spyOn(window, 'addEventListener')
  const spies = [
    listening,
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1280),
    vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(800),
  ]
  const { top, bottom, right } = button
  const rectangle = new DOMRect(right - 100, top, 100, bottom - top)
  vi.spyOn(share, 'getBoundingClientRect').mockReturnValue(rectangle)
  const styles = ['share', 'menu'].map((id) => {
    const value: Record<string, string> = {}
    Object.defineProperty(document.getElementById(id), 'style', { value })
    return value
  })
  anchorPopovers()
  share.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  menu.click()
  undo = [
    () => {
      for (const [type, listener, options] of listening.mock.calls) {
        window.removeEventListener(type, listener, options)
      }
    },
    ...spies.map((spy) => () => {
      spy.mockRestore()
    }),
  ]
  expect(styles[1]).toEqual({})
  return styles[0]
}

it('opens a popover below its button and ends where it ends, within the page', () => {
  expect(openAt({ top: 100, bottom: 140, right: 1080 })).toEqual({
    inset: '148px clamp(1rem, 200px, calc(100vw - 21rem)) auto auto',
    translate: 'none',
  })
})

it('opens it above a button that has too little room below', () => {
  expect(openAt({ top: 700, bottom: 740, right: 1080 })?.inset).toMatch(/^auto clamp.* 108px auto$/)
})

it('leaves browsers alone that have anchors', () => {
  expect(openAt({ top: 100, bottom: 140, right: 1080 }, true)).toEqual({})
})
