import type { Core } from '@strapi/strapi'
import type { SentReview } from '../content-types/review'
import { reviewState } from '../content-types/review-stage'
import { updateStay } from '../stays/stay-record'
import { findReview, ratingsOf, reviewUid } from './review-record'

type Outcome = 'done' | 'unknown' | 'closed'

/** Stores what a guest wrote if the review is open; of two simultaneous requests one is stored. */
export async function receiveReview(
  strapi: Core.Strapi,
  reference: string,
  { day, address, language, name, text, ratings }: SentReview,
): Promise<Outcome> {
  return strapi.db.transaction(async (): Promise<Outcome> => {
    const found = await findReview(strapi, { reference })
    if (!found) return 'unknown'
    const { review, stay } = found
    const state = reviewState({ stage: review.stage, stay }, day)
    if (state !== 'open' || !stay) return 'closed'
    const { count } = await strapi.db.query(reviewUid).updateMany({
      where: { reference, stage: 'asked' },
      data: {
        stage: 'received',
        at: new Date(),
        language,
        name,
        text,
        ...ratingsOf(ratings),
        revision: review.revision + 1,
      },
    })
    if (count !== 1) return 'closed'
    await updateStay(strapi, stay.id, { actor: 'guest', address }, () => ({
      set: {},
      notes: [{ kind: 'review', detail: 'received' }],
    }))
    return 'done'
  })
}
