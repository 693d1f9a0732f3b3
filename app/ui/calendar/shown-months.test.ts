import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { monthsFrom, reachFrom, showDay } from './shown-months'

test('a day on show moves nothing, one beyond moves the months no further than needed', () => {
  const shown = (day: string) => showDay('2026-12-01', 2, dayNumber(day))
  expect(shown('2026-12-31')).toBe('2026-12-01')
  expect(shown('2027-01-31')).toBe('2026-12-01')
  expect(shown('2027-02-01')).toBe('2027-01-01')
  expect(shown('2026-11-30')).toBe('2026-11-01')
})

test('the calendar reaches from today two years ahead, and past a later day that is chosen by a month', () => {
  const last = (chosen: string | null) =>
    dayOfNumber(reachFrom(dayNumber('2026-11-21'), chosen ? dayNumber(chosen) : null).last)
  expect(last(null)).toBe('2028-11-30')
  expect(last('2027-01-01')).toBe('2028-11-30')
  expect(last('2030-02-10')).toBe('2030-03-31')
})

test('months on show follow each other', () => {
  expect(monthsFrom('2026-12-01', 2)).toEqual(['2026-12-01', '2027-01-01'])
})
