import { expect, it } from 'vitest'
import { readCalendar } from '../parse/read-calendar'
import { exportCalendar } from './export-calendar'

const about = {
  brand: 'Ceiba Stays',
  host: 'ceiba.example',
  summary: 'Ceiba Stays (not available)',
  now: new Date('2027-01-01T15:30:00Z'),
}
const ranges = [
  { startDate: '2027-01-04', endDate: '2027-01-08' },
  { startDate: '2027-02-28', endDate: '2027-03-01' },
]
const file = exportCalendar({ id: 'abc', ranges }, about)

it('is read as the nights that it was made of', () => {
  const answer = readCalendar(file, { from: '2027-01-01', to: '2029-01-01' })
  expect(answer).toEqual({
    outcome: 'read',
    events: 2,
    ranges: ranges.map((range) => ({ ...range, closed: true })),
  })
})

it('has whole days, folded lines that end as they must, and an id for each event', () => {
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270104')
  expect(lines).toContain('DTEND;VALUE=DATE:20270108')
  expect(lines).toContain('UID:abc-2027-01-04@ceiba.example')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it('is the same all day, so that nobody loads it again for nothing', () => {
  const later = { ...about, now: new Date('2027-01-01T23:59:59Z') }
  expect(exportCalendar({ id: 'abc', ranges }, later)).toBe(file)
})

it('is a calendar without a taken night, too', () => {
  const empty = exportCalendar({ id: 'abc', ranges: [] }, about)
  const answer = readCalendar(empty, { from: '2027-01-01', to: '2029-01-01' })
  expect(answer).toEqual({ outcome: 'read', events: 0, ranges: [] })
})
