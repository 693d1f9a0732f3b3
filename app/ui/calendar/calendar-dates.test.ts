import { expect, test } from 'vitest'
import { dayNumber } from '~/platform/time/guatemala-day'
import { monthTitle, spokenDay, weekdayName } from './calendar-dates'

test('months and days are named in the language of the page', () => {
  expect(monthTitle('2026-12-05', 'en')).toBe('December 2026')
  expect(monthTitle('2026-12-05', 'es')).toBe('diciembre de 2026')
  expect(spokenDay(dayNumber('2026-12-05'), 'en')).toBe('Saturday, December 5, 2026')
  expect(spokenDay(dayNumber('2026-12-05'), 'es')).toBe('sábado 5 de diciembre de 2026')
})

test('weekdays have a short name and a full one', () => {
  expect(weekdayName('2026-11-01', 'en', 'dd')).toBe('Su')
  expect(weekdayName('2026-11-02', 'es', 'dddd')).toBe('lunes')
})
