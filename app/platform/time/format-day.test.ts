import { expect, it } from 'vitest'
import { formatDayRange, formatMonth } from './format-day'

it('writes two days of a month as one range, and names the months of others', () => {
  expect(formatDayRange('2026-12-12', '2026-12-15', 'en')).toBe('12–15 Dec')
  expect(formatDayRange('2026-12-29', '2027-01-02', 'es')).toBe('29 dic – 2 ene')
})

it('writes a month with its year', () => {
  expect(formatMonth('2027-02', 'es')).toBe('feb 2027')
})
