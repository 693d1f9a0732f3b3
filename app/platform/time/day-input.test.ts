import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { locales } from '~content/locale'
import { formatDay } from './format-day'
import { dayOfNumber } from './guatemala-day'
import { parseDayInput, formatDayInput } from './day-input'

it('reads day, month and year in this order', () => {
  expect(parseDayInput('3/12/2026')).toBe('2026-12-03')
  expect(parseDayInput('03.12.2026')).toBe('2026-12-03')
  expect(parseDayInput('2026-12-03')).toBe('2026-12-03')
})

it('knows which days exist', () => {
  for (const text of [
    '31-Feb-2026',
    '31-xyz-2026',
    '31/2/2026',
    '12/31/2026',
    '0/1/2026',
    '1/1/26',
    'tomorrow',
    '',
  ]) {
    expect(parseDayInput(text), text).toBeNull()
  }
})

it('reads every day that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (number) => {
      const day = dayOfNumber(number)
      expect(parseDayInput(formatDayInput(day))).toBe(day)
      for (const locale of locales) expect(parseDayInput(formatDay(day, locale))).toBe(day)
    }),
  )
})
