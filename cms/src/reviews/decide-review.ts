import type { Core } from '@strapi/strapi'
import type { ReviewDecision } from '../content-types/review'
import { mayStayFollow } from '../content-types/stay-stage'
import { announceRental } from '../reservations/announce-rental'
import { updateStay } from '../stays/stay-record'
import { findReview, reviewUid, type ReviewRecord } from './review-record'

type Outcome = 'done' | 'unknown' | 'outdated' | 'not written'

/**
 * Approves or refuses a review and sets its answer, if its revision is still the one that the caller saw. An approved
 * one is shown with its rental, whose pages are renewed, and moves its stay to `reviewed`.
 */
export async function decideReview(
  strapi: Core.Strapi,
  reference: string,
  { revision, by, set: { stage, answer } }: ReviewDecision,
): Promise<Outcome> {
  return strapi.db.transaction(async (): Promise<Outcome> => {
    const found = await findReview(strapi, { reference })
    if (!found) return 'unknown'
    const { review, stay } = found
    // The answer to the first try was lost, or the button was pressed twice.
    const isDecided = (one: ReviewRecord) =>
      one.revision === revision + 1 &&
      one.stage === stage &&
      one.answer === answer &&
      one.decidedBy === by.actor
    if (isDecided(review)) return 'done'
    if (review.revision !== revision) return 'outdated'
    if (review.stage === 'asked') return 'not written'
    const { count } = await strapi.db.query(reviewUid).updateMany({
      where: { reference, revision },
      data: { stage, answer, decidedBy: by.actor, revision: revision + 1 },
    })
    if (count !== 1) {
      const now = await findReview(strapi, { reference })
      return now && isDecided(now.review) ? 'done' : 'outdated'
    }
    const wasShown = review.stage === 'approved'
    const isShown = stage === 'approved'
    if (stay && review.stage !== stage) {
      await updateStay(strapi, stay.id, by, (current) => {
        const moves = isShown && current.stage !== 'reviewed'
        const isMoved = moves && mayStayFollow(current.stage, 'reviewed')
        return {
          set: isMoved ? { stage: 'reviewed' } : {},
          notes: [
            { kind: 'review', detail: stage },
            ...(isMoved ? [{ kind: 'moved', stage: 'reviewed' } as const] : []),
          ],
        }
      })
    }
    if (review.rentalId && (wasShown || isShown)) await announceRental(strapi, review.rentalId)
    return 'done'
  })
}
