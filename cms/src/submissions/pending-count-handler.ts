import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { hours } from '../content-types/duration'
import type { InquiryStage } from './inquiry-stages'
import type { LeadStage } from './lead-stages'
import { isSubmission, type SubmissionUid } from './submission-types'

const first: InquiryStage & LeadStage = 'new'

type PendingCount = {
  /** Unanswered submissions. */
  new: number
  /** Unanswered for more than an hour. */
  late: number
}

/** Counts the unanswered submissions of a type. */
async function countPending(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  now: Date,
): Promise<PendingCount> {
  const anHourAgo = new Date(now.getTime() - hours(1))
  const late = { stage: first, receivedAt: { $lt: anHourAgo } }
  return {
    new: await strapi.db.query(uid).count({ where: { stage: first } }),
    late: await strapi.db.query(uid).count({ where: late }),
  }
}

/**
 * `GET /submissions-waiting/{uid}`: how many submissions of a type are unanswered, for the panel's home page and
 * for people who may read them.
 */
export async function getPendingCount(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = ctx.params
  if (!isSubmission(uid)) return ctx.notFound()
  const mayRead = ctx.state.userAbility.can('plugin::content-manager.explorer.read', uid)
  if (!mayRead) return ctx.forbidden()
  ctx.body = { data: await countPending(strapi, uid, new Date()) }
}
