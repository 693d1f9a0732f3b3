import type { Core } from '@strapi/strapi'
import type { InstructionsRelease } from '../content-types/agreed-stay'
import { findStay, updateStay } from '../stays/stay-record'
import { bookingUid } from './booking-uid'

type Outcome = 'done' | 'unknown' | 'not shared' | 'over'

/**
 * Releases the arrival instructions of a shared confirmation whose stay goes on, once, with a line in the log.
 * `isMailed` only notes that the mail of an earlier release is on its way.
 */
export async function releaseInstructions(
  strapi: Core.Strapi,
  documentId: string,
  { by, isMailed }: InstructionsRelease,
): Promise<Outcome> {
  return strapi.db.transaction(async (): Promise<Outcome> => {
    const bookings = strapi.db.query(bookingUid)
    const booking = await bookings.findOne({ where: { documentId } })
    if (!booking) return 'unknown'
    const now = new Date()
    if (isMailed) {
      const where = { documentId, releasedAt: { $notNull: true } }
      const { count } = await bookings.updateMany({ where, data: { releaseMailedAt: now } })
      return count === 1 ? 'done' : 'over'
    }
    const stay = await findStay(strapi, { booking: documentId })
    if (!stay || stay.stage === 'cancelled' || stay.stage === 'lost') return 'over'
    if (booking.stage !== 'shared') return 'not shared'
    const { count } = await bookings.updateMany({
      where: { documentId, stage: 'shared', instructionsReleased: false, releasedAt: null },
      data: { instructionsReleased: true, releasedAt: now, updatedAt: now },
    })
    if (count === 1) {
      const detail = stay.email ? 'mailed' : 'noEmail'
      await updateStay(strapi, stay.id, by, () => ({
        set: {},
        notes: [{ kind: 'released', detail }],
      }))
      return 'done'
    }
    // Released by the site before, or by hand in this moment.
    return booking.releasedAt && booking.instructionsReleased ? 'done' : 'over'
  })
}
