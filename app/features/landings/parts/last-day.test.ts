import { expect, it } from 'vitest'
import { lastDay, lastDayInWords } from './last-day'

it('is the day before where something ends at midnight in Guatemala', () => {
  const midnight = '2026-12-01T06:00:00.000Z'
  expect(lastDay(midnight)).toBe('2026-11-30')
  expect(lastDayInWords(midnight, 'en')).toBe('November 30')
  expect(lastDayInWords(midnight, 'es')).toBe('30 de noviembre')
})

it('is the day itself where something ends within it', () => {
  expect(lastDay('2026-12-01T06:01:00.000Z')).toBe('2026-12-01')
  expect(lastDayInWords('2026-12-02T05:59:59.000Z', 'en')).toBe('December 1')
})
