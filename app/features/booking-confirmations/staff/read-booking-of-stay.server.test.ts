import { expect, it, vi } from 'vitest'
import { sampleBooking } from '~/testing/factories/booking'
import { sampleStay } from '~/testing/factories/stay-record'
import { bookingLink } from '../booking-link.server'
import { readBookingOfStay } from './read-booking-of-stay.server'

const booking = sampleBooking()
vi.mock('../booking-store.server', () => ({
  createBookingStore: () => ({ find: async () => booking }),
}))

it('gives staff the link of a stay that takes place, and none of one that is lost or cancelled', async () => {
  const linkAt = async (stage: 'confirmed' | 'lost' | 'cancelled') => {
    const stay = sampleStay({ stage, booking: booking.documentId })
    return (await readBookingOfStay({ locale: 'en', stay }))?.link
  }
  expect(await linkAt('confirmed')).toContain(bookingLink(booking))
  expect(await linkAt('lost')).toBeUndefined()
  expect(await linkAt('cancelled')).toBeUndefined()
})
