import type { Core } from '@strapi/strapi'
import type { BookingConfirmationChange } from '../content-types/booking-confirmation'
import { NightsTaken } from '../reservations/guard-reservations'
import { followBooking } from '../stays/follow-record'
import { systemAuthor } from '../stays/stay-record'
import { stageOfBooking } from '../stays/stages-of-records'
import { bookingUid } from './booking-uid'

type Outcome = 'done' | 'unknown or outdated' | 'rejected'

/**
 * Changes what the site may change, if the link is still the one that the caller saw, and moves the stay on.
 * `rejected`: the stay was cancelled, and others have its nights now.
 */
export async function changeBooking(
  strapi: Core.Strapi,
  documentId: string,
  { linkNumber, set, by }: BookingConfirmationChange,
): Promise<Outcome> {
  const change = async (): Promise<Outcome> => {
    const { count } = await strapi.db.query(bookingUid).updateMany({
      where: { documentId, linkNumber },
      data: { ...set, updatedAt: new Date() },
    })
    if (count !== 1) return 'unknown or outdated'
    const movesTo = (set.stage && stageOfBooking[set.stage]) ?? null
    await followBooking(strapi, documentId, { author: by ?? systemAuthor, movesTo })
    return 'done'
  }
  try {
    return await strapi.db.transaction(change)
  } catch (error) {
    if (error instanceof NightsTaken) return 'rejected'
    throw error
  }
}
