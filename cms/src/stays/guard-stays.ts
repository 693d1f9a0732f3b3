import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { bookingUid } from '../bookings/booking-uid'
import type { StayStage } from '../content-types/stay-stage'
import { translate } from '../labels/translate'
import { changingActions } from '../records/document-actions'
import { reviewUid } from '../reviews/review-record'
import { areSubmissionWritesAllowed } from '../submissions/submission-writes'
import { maxActorLength } from '../content-types/limits'
import { beginsStay, followSubmission, forgetSubmission } from './follow-submission'
import { followBooking } from './follow-record'
import { findStay, stayEventUid, stayUid, type StayAuthor, updateStay } from './stay-record'
import { stageOfBooking, stageOfInquiry, stageOfLead } from './stages-of-records'

/** The stage of a stay by the stage of its record. */
const stayStages: Record<string, Record<string, StayStage | null>> = {
  [bookingUid]: stageOfBooking,
  'api::inquiry.inquiry': stageOfInquiry,
  'api::lead.lead': stageOfLead,
}

/**
 * Makes stays, their log and their reviews read-only in the panel, and updates a stay when the stage of its inquiry
 * or lead, or its confirmation, changes there; both in one transaction. An unchanged stage moves no stay.
 */
export function guardStays(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (!changingActions.includes(action)) return next()
    if (uid === stayUid || uid === stayEventUid || uid === reviewUid) {
      throw new errors.PolicyError(
        translate('Not saved: stays, their log and their reviews are written on the site.'),
      )
    }
    const isBooking = uid === bookingUid
    // The site's own calls bring the stay up to date themselves.
    if (areSubmissionWritesAllowed(strapi)) return next()
    if (!isBooking && !(beginsStay(uid) && (action === 'update' || action === 'delete'))) {
      return next()
    }
    const { documentId } = context.params as { documentId?: string }
    return strapi.db.transaction(async () => {
      const before = await strapi.db.query(uid).findOne({ where: { documentId: documentId ?? '' } })
      const result = await next()
      const author = panelAuthor(strapi)
      const made = typeof result === 'object' && result !== null && 'documentId' in result
      const id = made ? result.documentId : documentId
      if (!id) return result
      if (action === 'delete') {
        if (isBooking) await forgetBooking(strapi, id, author)
        else if (before) await forgetSubmission(strapi, uid, before.reference, author)
        return result
      }
      const row = await strapi.db.query(uid).findOne({ where: { documentId: id } })
      const isMoved = row && row.stage !== before?.stage
      const movesTo = isMoved ? (stayStages[uid]?.[row.stage] ?? null) : null
      if (isBooking) await followBooking(strapi, id, { author, movesTo })
      else if (movesTo) await followSubmission(strapi, uid, id, { author, movesTo })
      return result
    })
  })
}

async function forgetBooking(strapi: Core.Strapi, booking: string, author: StayAuthor) {
  const stay = await findStay(strapi, { booking })
  if (!stay) return
  await updateStay(strapi, stay.id, author, () => ({ set: { booking: null }, notes: [] }))
}

/** Who is at the panel; the system outside of a request. */
function panelAuthor(strapi: Core.Strapi): StayAuthor {
  const context = strapi.requestContext.get()
  const user = context?.state.user
  if (!user) return { actor: 'system', address: '' }
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ')
  return {
    actor: `staff: ${name}`.slice(0, maxActorLength),
    address: context.request.ip.slice(0, 100),
  }
}
