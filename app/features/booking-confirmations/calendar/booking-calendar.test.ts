import { expect, it } from 'vitest'
import { sampleBooking } from '~/testing/factories/booking'
import { bookingCalendar } from './booking-calendar'
import { showBooking } from '../show-booking.server'
import type { ShownStay } from '../shown-booking'

const about = {
  brand: 'Ceiba Stays',
  phone: '+502 7832 0146',
  page: 'https://ceiba.example/booking-confirmation/a-link',
  id: 'abc',
  host: 'ceiba.example',
  country: 'Guatemala',
  hoursOf: ({ hours }: ShownStay) => (hours.from ? [`Check-in from ${hours.from}`] : []),
}
const shown = showBooking(sampleBooking({ instructionsReleased: true }), 'en', null)
const calendar = bookingCalendar(shown, about)
/** Long lines are folded. */
const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n')

function calendarOf(more: Partial<ShownStay>): string[] {
  const stays = shown.stays.map((stay) => ({ ...stay, ...more }))
  return bookingCalendar({ ...shown, stays }, about)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
}

it('holds the nights of a stay without hours; the day of departure is none of them', () => {
  expect(lines).toContain('BEGIN:VEVENT')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270104')
  expect(lines).toContain('DTEND;VALUE=DATE:20270108')
  expect(lines.some((line) => line.startsWith('SUMMARY:Casa Ñandú'))).toBe(true)
})

it('goes from check-in to check-out by a clock in Guatemala, wherever the site runs', () => {
  const timed = calendarOf({ hours: { from: '15:00', to: '20:00', out: '11:30' } })
  expect(timed).toContain('DTSTART;TZID=America/Guatemala:20270104T150000')
  expect(timed).toContain('DTEND;TZID=America/Guatemala:20270108T113000')
  expect(timed.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual(['TZOFFSETTO:-0600'])
  expect(timed.find((line) => line.startsWith('DTSTAMP'))).toMatch(/Z$/)
  expect(timed.join()).toContain('Check-in from 15:00')
  const half = calendarOf({ hours: { from: '15:00', to: null, out: null } })
  expect(half).toContain('DTEND;VALUE=DATE:20270108')
})

it('names the place, and no more of it than everybody may know', () => {
  expect(lines).toContain('LOCATION:Casa Ñandú\\, Guatemala')
  const known = calendarOf({
    place: 'La Antigua Guatemala, Sacatepéquez',
    map: { latitude: 14.5586, longitude: -90.7295 },
  })
  expect(known).toContain(
    'LOCATION:Casa Ñandú\\, La Antigua Guatemala\\, Sacatepéquez\\, Guatemala',
  )
  expect(known.join()).not.toContain('14.5586')
})

it('ends its last line', () => {
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it('is the same entry whenever it is added', () => {
  expect(lines).toContain('UID:abc-0@ceiba.example')
})

it('leads to the page and holds no instruction', () => {
  expect(calendar.replace(/\r\n[ \t]/g, '')).toContain(about.page)
  expect(calendar).not.toContain('4711')
})

it('cannot be broken out of by a name', () => {
  const [stay] = shown.stays
  const name = 'Casa\r\nEND:VEVENT\r\nBEGIN:VEVENT;x,y'
  const hostile = bookingCalendar({ ...shown, stays: stay ? [{ ...stay, name }] : [] }, about)
  expect(hostile.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})
