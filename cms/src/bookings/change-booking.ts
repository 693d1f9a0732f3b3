import type { Core } from '@strapi/strapi'
import type { BookingConfirmationChange } from '../content-types/booking-confirmation'
import { followBooking } from '../stays/follow-record'
import { systemAuthor } from '../stays/stay-record'
import { stageOfBooking } from '../stays/stages-of-records'
import { bookingUid } from './booking-uid'

/** Changes what the site may change, if the link is still the one that the caller saw, and moves the stay on. */
export async function changeBooking(
  strapi: Core.Strapi,
  documentId: string,
  { linkNumber, set, by }: BookingConfirmationChange,
): Promise<'done' | 'unknown or outdated'> {
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(bookingUid).updateMany({
      where: { documentId, linkNumber },
      data: { ...set, updatedAt: new Date() },
    })
    if (count !== 1) return 'unknown or outdated' as const
    const movesTo = (set.stage && stageOfBooking[set.stage]) ?? null
    await followBooking(strapi, documentId, { author: by ?? systemAuthor, movesTo })
    return 'done' as const
  })
}
