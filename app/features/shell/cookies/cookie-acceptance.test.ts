// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { acceptCookies, areCookiesAccepted } from './cookie-acceptance'

afterEach(() => {
  localStorage.clear()
})

it('is remembered', () => {
  expect(areCookiesAccepted()).toBe(false)
  acceptCookies()
  expect(areCookiesAccepted()).toBe(true)
})

it('is not asked for where nothing can be kept', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  acceptCookies()
  expect(areCookiesAccepted()).toBe(true)
})
