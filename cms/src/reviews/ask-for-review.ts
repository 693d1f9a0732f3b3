import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { ReviewRequest } from '../content-types/review'
import { stagesBeforeReview } from '../content-types/review-stage'
import { mayStayFollow } from '../content-types/stay-stage'
import { findStay, systemAuthor, updateStay } from '../stays/stay-record'
import { findReview, reviewUid } from './review-record'

type Outcome = 'done' | 'unknown' | 'not over' | 'answered'

/**
 * Opens the review of a stay whose guest has left, and finishes the stay if staff have not. A second call only notes
 * that the mail is on its way.
 */
export async function askForReview(
  strapi: Core.Strapi,
  { stay: reference, linkHash, day, isMailed }: ReviewRequest,
): Promise<Outcome> {
  return strapi.db.transaction(async ({ trx }): Promise<Outcome> => {
    await lockStay(strapi, trx, reference)
    const reviews = strapi.db.query(reviewUid)
    const mailedAt = isMailed ? new Date() : null
    const known = await findReview(strapi, { reference })
    if (known) {
      if (known.review.stage !== 'asked') return 'answered'
      if (isMailed) await reviews.updateMany({ where: { reference }, data: { mailedAt } })
      return 'done'
    }
    const stay = await findStay(strapi, { reference })
    if (!stay) return 'unknown'
    const { endDate, stage, rentalId, rentalName, language } = stay
    const isOver = endDate !== null && endDate <= day && stagesBeforeReview.includes(stage)
    if (!isOver || !mayStayFollow(stage, 'finished')) return 'not over'
    await reviews.create({
      data: {
        reference,
        stay: reference,
        linkHash,
        rentalId,
        rentalName,
        language,
        mailedAt,
        stage: 'asked',
        at: new Date(),
        revision: 1,
      },
    })
    await updateStay(strapi, stay.id, systemAuthor, (current) => ({
      set: { stage: 'finished' },
      notes: [
        ...(current.stage === 'finished' ? [] : [{ kind: 'moved', stage: 'finished' } as const]),
        { kind: 'review', detail: 'asked' },
      ],
    }))
    return 'done'
  })
}

/** Lets one request at a time open the review of a stay. SQLite has one connection, which does the same. */
async function lockStay(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reference: string,
): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  await strapi.db.getConnection('stays').transacting(trx).where({ reference }).forUpdate()
}
