import type { BookingConfirmation } from '~content/booking-confirmation'
import { env } from '~/platform/env/env.server'
import { hashPrivateLink, privateLink } from '~/platform/links/private-link.server'
import { href } from '~/routing/href'

type Linked = Pick<BookingConfirmation, 'documentId' | 'linkNumber' | 'language'>

const purpose = 'booking confirmation'

export function bookingLink({ documentId, linkNumber }: Omit<Linked, 'language'>): string {
  return privateLink(purpose, documentId, linkNumber)
}

/** What the database keeps of the link. */
export function hashBookingLink(booking: Omit<Linked, 'language'>): string {
  return hashPrivateLink(purpose, bookingLink(booking))
}

/** The address under which the guest reads the confirmation, in their language; null while there is no link. */
export function bookingUrl(booking: Linked): string | null {
  if (booking.linkNumber === 0) return null
  const path = href('bookingConfirmation', booking.language, { slug: bookingLink(booking) })
  return new URL(path, env.SITE_ORIGIN).href
}
