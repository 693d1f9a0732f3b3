import type { Core } from '@strapi/strapi'
import type { InquiryStage } from './inquiry-stages'
import type { LeadStage } from './lead-stages'
import type { SubmissionUid } from './submission-types'

const first: InquiryStage & LeadStage = 'new'
const patienceInMilliseconds = 60 * 60 * 1000

export type PendingCount = {
  /** Unanswered submissions. */
  new: number
  /** Unanswered for more than an hour. */
  late: number
}

/** Counts the unanswered submissions of a type. */
export async function countPending(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  now: Date,
): Promise<PendingCount> {
  const anHourAgo = new Date(now.getTime() - patienceInMilliseconds)
  const late = { stage: first, receivedAt: { $lt: anHourAgo } }
  return {
    new: await strapi.db.query(uid).count({ where: { stage: first } }),
    late: await strapi.db.query(uid).count({ where: late }),
  }
}
