import { expect, test } from 'vitest'
import { dayNumber } from '~/platform/time/guatemala-day'
import { monthTitle, spokenDay, weekdays } from './calendar-dates'

test('months and days are named in the language of the page', () => {
  expect(monthTitle('2026-12-05', 'en')).toBe('December 2026')
  expect(monthTitle('2026-12-05', 'es')).toBe('diciembre de 2026')
  expect(spokenDay(dayNumber('2026-12-05'), 'en')).toBe('Saturday, December 5, 2026')
  expect(spokenDay(dayNumber('2026-12-05'), 'es')).toBe('sábado 5 de diciembre de 2026')
})

test('weeks begin on Sunday in English and on Monday in Spanish', () => {
  expect(weekdays('en').map(({ short }) => short)).toEqual([
    'Su',
    'Mo',
    'Tu',
    'We',
    'Th',
    'Fr',
    'Sa',
  ])
  expect(weekdays('es').map(({ full }) => full)).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ])
})
