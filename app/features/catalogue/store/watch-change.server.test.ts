import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { hours, minutes } from '~/platform/units/duration'
import { earliestCheckIn } from '../stay/earliest-check-in'
import { watchChange } from './watch-change.server'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T05:58:30Z') }))
afterEach(() => vi.useRealTimers())

it('calls once when midnight has passed in Guatemala, and again the next day', () => {
  const onNewDay = vi.fn(async () => {})
  const stop = watchChange(() => guatemalaToday(new Date()), onNewDay)
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

it('calls when nobody can arrive today any more, at four in the afternoon in Guatemala', () => {
  vi.setSystemTime(new Date('2026-11-22T21:58:30Z'))
  const onCutOff = vi.fn(async () => {})
  const stop = watchChange(() => earliestCheckIn(new Date()), onCutOff)
  vi.advanceTimersByTime(minutes(1))
  expect(onCutOff).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minutes(1))
  expect(onCutOff).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(hours(23))
  expect(onCutOff).toHaveBeenCalledOnce()
  stop()
})
