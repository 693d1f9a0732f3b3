import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hours, minutes } from '~/platform/units/duration'
import { watchDay } from './watch-day.server'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T05:58:30Z') }))
afterEach(() => vi.useRealTimers())

it('calls once when midnight has passed in Guatemala, and again the next day', () => {
  const onNewDay = vi.fn(async () => {})
  const stop = watchDay(onNewDay)
  vi.advanceTimersByTime(minutes(1))
  expect(onNewDay).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minutes(1))
  expect(onNewDay).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(hours(23))
  expect(onNewDay).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(hours(1))
  expect(onNewDay).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(hours(48))
  expect(onNewDay).toHaveBeenCalledTimes(2)
})
