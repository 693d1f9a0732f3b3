import { expect, it, vi } from 'vitest'
import { sampleBooking } from '~/testing/factories/booking'
import { sampleStay } from '~/testing/factories/stay-record'
import { readStaffBooking } from './read-staff-booking.server'

const { known } = vi.hoisted(() => ({ known: { stay: null as string | null } }))

vi.mock('~/features/staff/session/require-staff.server', () => ({ requireStaff: async () => ({}) }))
vi.mock('../booking-store.server', () => ({
  createBookingStore: () => ({ find: async () => sampleBooking({ stay: known.stay }) }),
}))
vi.mock('~/features/stays/stay-store.server', () => ({
  createStayStore: () => ({
    find: async (reference: string) =>
      reference === 'CS-7K2M9Q' ? sampleStay({ phone: '5555-0146' }) : null,
  }),
}))

it('writes to the number of the stay by WhatsApp, and lets staff choose the chat where none is known', async () => {
  const request = new Request('https://ceiba.example/staff/bookings/b1')
  const whatsAppOf = async (stay: string | null) => {
    known.stay = stay
    return (await readStaffBooking({ request, locale: 'en', id: 'b1' })).whatsapp
  }
  expect(await whatsAppOf('CS-7K2M9Q')).toMatch(/^https:\/\/wa\.me\/50255550146\?text=/)
  expect(await whatsAppOf('CS-GONE22')).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(await whatsAppOf(null)).toMatch(/^https:\/\/wa\.me\/\?text=/)
})
