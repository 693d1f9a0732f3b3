import { expect, it } from 'vitest'
import { sampleBooking } from '~/testing/factories/booking'
import { bookingCalendar } from './booking-calendar'
import { showBooking } from './show-booking.server'

const about = {
  brand: 'Ceiba Stays',
  phone: '+502 7832 0146',
  page: 'https://ceiba.example/booking-confirmation/a-link',
  id: 'abc',
  host: 'ceiba.example',
}
const shown = showBooking(sampleBooking({ instructionsReleased: true }), 'en', null)
const calendar = bookingCalendar(shown, about)
/** Long lines are folded. */
const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n')

it('holds a stay in whole days, the day of departure included', () => {
  expect(lines).toContain('BEGIN:VEVENT')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270104')
  expect(lines).toContain('DTEND;VALUE=DATE:20270109')
  expect(lines.some((line) => line.startsWith('SUMMARY:Casa Ñandú'))).toBe(true)
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
