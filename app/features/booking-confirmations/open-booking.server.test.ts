import { expect, it } from 'vitest'
import type { BookingConfirmation } from '~content/booking-confirmation'
import { clientAddressHeader } from '~/platform/http/client-address'
import { sampleBooking } from '~/testing/factories/booking'
import { bookingLink, hashBookingLink } from './booking-link.server'
import { openBooking } from './open-booking.server'

let visitors = 0

/** A visitor of their own, who knocks with a link. */
function knock(booking: BookingConfirmation, link = bookingLink(booking)) {
  visitors += 1
  const headers = { [clientAddressHeader]: `190.56.2.${visitors}` }
  const hash = hashBookingLink(booking)
  const store = { findByLink: async (linkHash: string) => (linkHash === hash ? booking : null) }
  return openBooking(new Request('https://ceiba.example/', { headers }), link, store)
}

it('opens a confirmation that is shared', async () => {
  expect(await knock(sampleBooking())).toMatchObject({ outcome: 'open' })
})

it.each(['draft', 'cancelled'] as const)('is as closed as an unknown one: %s', async (stage) => {
  expect(await knock(sampleBooking({ stage }))).toEqual({ outcome: 'closed' })
})

it('is another link after each making, and none of a counter', async () => {
  const booking = sampleBooking()
  const former = bookingLink(booking)
  expect(await knock({ ...booking, linkNumber: 2 }, former)).toEqual({ outcome: 'closed' })
  for (const id of ['1', 'b1', 'R-2027-014', '', '%00', '../b1']) {
    expect(await knock(booking, id)).toEqual({ outcome: 'closed' })
  }
})
