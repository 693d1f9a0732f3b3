import type { Core } from '@strapi/strapi'
import type { BookingConfirmationChange } from '../contract/booking-confirmation'
import { bookingUid } from './booking-uid'

/** Changes what the site may change, while the link is still the one that the caller saw; gives whether it did. */
export async function changeBooking(
  strapi: Core.Strapi,
  documentId: string,
  { linkNumber, set }: BookingConfirmationChange,
): Promise<boolean> {
  const { count } = await strapi.db.query(bookingUid).updateMany({
    where: { documentId, linkNumber },
    data: { ...set, updatedAt: new Date() },
  })
  return count === 1
}
