// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minutes, seconds } from '~/platform/units/duration'
import { newsEvent } from './follow-news'
import { useLivePage } from './use-live-page'

const router = vi.hoisted(() => ({ revalidate: vi.fn() }))

vi.mock('@remix-run/react', () => ({
  useRevalidator: () => ({ revalidate: router.revalidate, state: 'idle' }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  router.revalidate.mockClear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () => renderHook(useLivePage)

it('reads the page again at each event, and every 15 seconds', () => {
  open()
  window.dispatchEvent(new Event(newsEvent))
  expect(router.revalidate).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(seconds(15))
  expect(router.revalidate).toHaveBeenCalledTimes(2)
})

it('asks no more after ten minutes without input, so that the session can end, and again with the next', () => {
  open()
  vi.advanceTimersByTime(minutes(11))
  router.revalidate.mockClear()
  window.dispatchEvent(new Event(newsEvent))
  vi.advanceTimersByTime(minutes(1))
  expect(router.revalidate).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(seconds(15))
  expect(router.revalidate).toHaveBeenCalledTimes(1)
})

it('stops with the page', () => {
  open().unmount()
  window.dispatchEvent(new Event(newsEvent))
  vi.advanceTimersByTime(minutes(1))
  expect(router.revalidate).not.toHaveBeenCalled()
})
