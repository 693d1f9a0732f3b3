import { afterEach, expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { monthWeeks } from './month-weeks'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

const written = (weeks: (number | null)[][]) =>
  weeks.map((week) => week.map((day) => (day === null ? '' : dayOfNumber(day).slice(8))).join(' '))

test('a month starts its weeks as its readers do', () => {
  expect(written(monthWeeks('2026-11-21', 0))).toEqual([
    '01 02 03 04 05 06 07',
    '08 09 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
    '29 30     ',
  ])
  expect(written(monthWeeks('2026-11-21', 1))[0]).toBe('      01')
})

/** The last three turn their clocks at midnight. */
test.each([
  'UTC',
  'America/Guatemala',
  'Pacific/Auckland',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
])('every day of three years is there once, in its place, on a machine in %s', (machine) => {
  process.env.TZ = machine
  for (let index = 0; index < 36; index++) {
    const month = new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 10)
    const first = dayNumber(month)
    const length = new Date(Date.UTC(2026, index + 1, 0)).getUTCDate()
    const weeks = monthWeeks(month, 0)
    const days = weeks.flat().filter((day) => day !== null)
    expect(days).toEqual(Array.from({ length }, (_, day) => first + day))
    // Day 0, 1 January 1970, was a Thursday.
    const places = weeks.flatMap((week) =>
      week.flatMap((day, at) => (day === null ? [] : [[day, at]])),
    )
    for (const [day = NaN, at] of places) expect((day + 4) % 7).toBe(at)
  }
})
