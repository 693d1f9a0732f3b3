import { expect, it, vi } from 'vitest'
import { RecordConflict } from '~/platform/content/private-records.server'
import { sampleBooking } from '~/testing/factories/booking'
import { answerStaffBooking } from './answer-staff-booking.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('../booking-store.server', () => ({
  createBookingStore: () => ({
    find: async () => sampleBooking({ stage: 'cancelled', linkNumber: 1 }),
    change: () => Promise.reject(new RecordConflict('taken')),
  }),
}))

it('tells that others have the nights of a cancelled stay whose confirmation is shared again', async () => {
  const request = new Request('https://ceiba.example/staff/bookings/document', {
    method: 'POST',
    body: new URLSearchParams({ do: 'share', linkNumber: '1' }),
  })
  expect(await answerStaffBooking({ request, locale: 'en', id: 'document' })).toMatchObject({
    data: { problem: 'nightsTaken' },
    init: { status: 409 },
  })
})
