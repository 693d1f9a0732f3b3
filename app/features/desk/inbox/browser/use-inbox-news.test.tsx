// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newsEvent } from '~/features/staff/live/follow-news'
import { minutes, seconds } from '~/platform/units/duration'
import { useInboxNews } from './use-inbox-news'

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

const show = (...first: string[]) =>
  renderHook(({ references }: { references: string[] }) => useInboxNews(references), {
    initialProps: { references: first },
  })

it('reads the inbox again at each event, and every 15 seconds', () => {
  show('CS-A')
  window.dispatchEvent(new Event(newsEvent))
  expect(router.revalidate).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(seconds(15))
  expect(router.revalidate).toHaveBeenCalledTimes(2)
})

it('asks no more after ten minutes without input, so that the session can end, and again with the next', () => {
  show('CS-A')
  vi.advanceTimersByTime(minutes(11))
  router.revalidate.mockClear()
  window.dispatchEvent(new Event(newsEvent))
  vi.advanceTimersByTime(minutes(1))
  expect(router.revalidate).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(seconds(15))
  expect(router.revalidate).toHaveBeenCalledTimes(1)
})

it('names what arrived with the last reading, and nothing that was there or went', () => {
  const { result, rerender } = show('CS-A', 'CS-B')
  expect([...result.current]).toEqual([])
  rerender({ references: ['CS-A'] })
  expect([...result.current]).toEqual([])
  rerender({ references: ['CS-D', 'CS-C', 'CS-A'] })
  expect([...result.current]).toEqual(['CS-D', 'CS-C'])
})

it('stops with the page', () => {
  show('CS-A').unmount()
  window.dispatchEvent(new Event(newsEvent))
  vi.advanceTimersByTime(minutes(1))
  expect(router.revalidate).not.toHaveBeenCalled()
})
