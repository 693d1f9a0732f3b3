import type { BookingConfirmation } from '~content/booking-confirmation'
import { linkMisses } from '~/features/contracts/link/open-link.server'
import { openPrivateLink, type OpenedPrivateLink } from '~/platform/links/open-private-link.server'
import { createBookingStore, type BookingStore } from './booking-store.server'

/**
 * The confirmation that a link opens. Drafts and cancelled ones are as closed as unknown ones; the CMS
 * finds none of a stay that is lost or cancelled. Throws `RecordsUnavailable`.
 */
export function openBooking(
  request: Request,
  link: string,
  store: Pick<BookingStore, 'findByLink'> = createBookingStore(),
): Promise<OpenedPrivateLink<BookingConfirmation>> {
  return openPrivateLink(request, link, {
    purpose: 'booking confirmation',
    misses: linkMisses,
    async find(linkHash) {
      const booking = await store.findByLink(linkHash)
      return booking?.stage === 'shared' ? booking : null
    },
  })
}
