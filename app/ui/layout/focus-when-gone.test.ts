// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { delivered } from '~/testing/network/late-json'
import { focusWhenGone } from './focus-when-gone'

beforeEach(() => {
  document.body.innerHTML =
    '<h1 tabindex="-1">Places</h1><button>Clear</button><a href="/">Menu</a>'
})

const find = <Name extends 'h1' | 'button' | 'a'>(name: Name) => {
  const element = document.querySelector(name)
  if (!element) throw new Error(`there is no ${name}`)
  return element
}

it('focuses what is found once the control has gone with the focus', async () => {
  const button = find('button')
  button.focus()
  focusWhenGone(button, () => find('h1'))
  find('a').textContent = 'More'
  await delivered()
  expect(document.activeElement).toBe(button)
  button.remove()
  await delivered()
  expect(document.activeElement).toBe(find('h1'))
})

it('leaves the focus where it is by then', async () => {
  const button = find('button')
  button.focus()
  focusWhenGone(button, () => find('h1'))
  find('a').focus()
  button.remove()
  await delivered()
  expect(document.activeElement).toBe(find('a'))
})
