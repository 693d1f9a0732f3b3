// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { handleClicks, showCookieNotice } from './page-behaviours'

vi.useFakeTimers({ toFake: ['setTimeout'] })
showCookieNotice()
handleClicks()

beforeEach(() => {
  document.body.innerHTML =
    '<input><main id="content" tabindex="-1"></main><button data-accept-cookies>Accept</button>'
})

/** Accepts the notice with the focus on its button. */
function accept(): void {
  const button = document.querySelector('button')
  button?.focus()
  button?.click()
}

it('gives the focus to the content of the page once the notice was accepted', () => {
  document.querySelector('input')?.focus()
  accept()
  expect(document.activeElement?.id).toBe('content')
})
