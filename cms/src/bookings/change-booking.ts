import type { Core } from '@strapi/strapi'
import type { BookingConfirmationChange } from '../content-types/booking-confirmation'
import { bookingUid } from './booking-uid'

/** Changes what the site may change, if the link is still the one that the caller saw. */
export async function changeBooking(
  strapi: Core.Strapi,
  documentId: string,
  { linkNumber, set }: BookingConfirmationChange,
): Promise<'done' | 'unknown or outdated'> {
  const { count } = await strapi.db.query(bookingUid).updateMany({
    where: { documentId, linkNumber },
    data: { ...set, updatedAt: new Date() },
  })
  return count === 1 ? 'done' : 'unknown or outdated'
}
