import type { BookingConfirmation } from '~content/booking-confirmation'
import { env } from '~/platform/env/env.server'
import { findPrivateLink, hashPrivateLink, privateLink } from '~/platform/links/private-link.server'
import { href } from '~/routing/href'
import type { BookingStore } from './booking-store.server'

type Linked = Pick<BookingConfirmation, 'documentId' | 'linkNumber' | 'language'>

const purpose = 'booking confirmation'

export function bookingLink({ documentId, linkNumber }: Omit<Linked, 'language'>): string {
  return privateLink(purpose, documentId, linkNumber)
}

/** What the database keeps of the link. */
export function hashBookingLink(booking: Omit<Linked, 'language'>): string {
  return hashPrivateLink(purpose, bookingLink(booking))
}

/**
 * The address under which the guest reads the confirmation, in their language; null while there is no link. Throws as
 * the store does.
 */
export async function findBookingUrl(
  { documentId: subject, linkNumber: number, language }: Linked,
  store: Pick<BookingStore, 'findByLink'>,
): Promise<string | null> {
  if (number === 0) return null
  const slug = await findPrivateLink(
    { purpose, subject, number },
    async (hash) => (await store.findByLink(hash)) !== null,
  )
  const path = href('bookingConfirmation', language, { slug })
  return new URL(path, env.SITE_ORIGIN).href
}
