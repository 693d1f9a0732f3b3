import { afterEach, expect, it } from 'vitest'
import { megabytes } from '~/platform/units/size'
import { createCalendarParser } from './parse-calendar.server'

const window = { from: '2027-01-01', to: '2029-12-31' }
const parser = createCalendarParser(1_000)
afterEach(() => parser.close())

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const stay = calendarOf('DTSTART;VALUE=DATE:20270104')
const read = {
  outcome: 'read',
  events: 1,
  ranges: [{ startDate: '2027-01-04', endDate: '2027-01-05', closed: false }],
}

/** Rules that ical.js looks for without an end, or for longer than anybody waits. */
const hostile = {
  'a day that never comes': [
    'DTSTART;VALUE=DATE:20270104',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ],
  'a second that never comes': [
    'DTSTART:20270104T000000Z',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  ],
}

it.each(Object.entries(hostile))('ends at %s, and reads the next file', async (_, lines) => {
  const [first, second] = await Promise.all([
    parser.parse(calendarOf(...lines), window),
    parser.parse(stay, window),
  ])
  expect(first).toMatchObject({ outcome: 'failed' })
  expect(second).toEqual(read)
})

it('leaves the event loop free meanwhile', async () => {
  await parser.parse(stay, window)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 10)
  await parser.parse(calendarOf(...hostile['a day that never comes']), window)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})

it.each([
  ['a line of 2 MB', `DTSTART:${'9'.repeat(megabytes(2))}`],
  ['a million folded lines', `DTSTART:${'\r\n 9'.repeat(500_000)}`],
  ['components in components', 'BEGIN:VEVENT\r\n'.repeat(100_000)],
  ['a rule with every day of every list', `RRULE:FREQ=YEARLY;BYDAY=${'MO,'.repeat(100_000)}MO`],
  [
    'many exceptions',
    `DTSTART:20270104T000000Z\r\nEXDATE:${'20270104T000000Z,'.repeat(100_000)}20270105T000000Z`,
  ],
])('survives %s', async (_, line) => {
  const answer = await parser.parse(calendarOf(line), window)
  expect(['read', 'failed']).toContain(answer.outcome)
  expect(await parser.parse(stay, window)).toEqual(read)
})
