import { expect, it } from 'vitest'
import { parseHour, localizeHour, formatHour } from './hour'

it.each([
  ['00:00', '12 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12 PM'],
  ['13:00', '1 PM'],
  ['23:30', '11:30 PM'],
])('%s is said as %s and read back', (time, words) => {
  expect(formatHour(time)).toBe(words)
  expect(parseHour(words)).toBe(time)
})

it.each([
  ['1:30 p. m.', '13:30'],
  ['10 a.m.', '10:00'],
  ['15', '15:00'],
  ['15:45', '15:45'],
  ['14 h', '14:00'],
])('reads %s as %s', (words, time) => {
  expect(parseHour(words)).toBe(time)
})

it.each(['after sunset', '25:00', '13 PM', '0 AM', '10:75 AM', ''])(
  'reads no hour in "%s"',
  (words) => {
    expect(parseHour(words)).toBeNull()
  },
)

it('stands unbroken in a Spanish text', () => {
  expect(localizeHour('10:30 AM', 'es')).toBe('10:30\u{a0}a.\u{a0}m.')
  expect(localizeHour('10 AM', 'en')).toBe('10 AM')
  expect(localizeHour('al mediodía', 'es')).toBe('al mediodía')
})
