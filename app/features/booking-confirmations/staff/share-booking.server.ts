import type { BookingConfirmation, BookingConfirmationChange } from '~content/booking-confirmation'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { hashBookingLink } from '../booking-link.server'
import { createBookingStore, type BookingStore } from '../booking-store.server'

/** The change that opens the guest's link; each time it is opened the link is a new one. */
export function openedLink(
  { documentId, linkNumber }: Pick<BookingConfirmation, 'documentId' | 'linkNumber'>,
  now: Date,
): BookingConfirmationChange['set'] {
  const next = { documentId, linkNumber: linkNumber + 1 }
  return {
    stage: 'shared',
    linkNumber: next.linkNumber,
    linkHash: hashBookingLink(next),
    sharedAt: now.toISOString(),
  }
}

/**
 * Opens the link of a confirmation that was just made; false where it has one, where others have the nights of a
 * cancelled stay, or where the CMS is away.
 */
export async function shareBooking(
  documentId: string,
  by: BookingConfirmationChange['by'],
  store: Pick<BookingStore, 'find' | 'change'> = createBookingStore(),
): Promise<boolean> {
  try {
    const booking = await store.find(documentId)
    if (booking?.stage !== 'draft' || booking.linkNumber > 0) return false
    const { linkNumber } = booking
    const set = openedLink(booking, new Date())
    return (await store.change(booking, { linkNumber, set, by })) !== null
  } catch (err) {
    if (err instanceof RecordConflict) return false
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a booking confirmation could not be shared')
    return false
  }
}
