import type { Core } from '@strapi/strapi'
import type { InquiryStage } from './inquiry-stages'

const uid = 'api::inquiry.inquiry'
const first: InquiryStage = 'new'
const patienceInMilliseconds = 60 * 60 * 1000

export type WaitingInquiries = {
  /** Inquiries that nobody has taken up. */
  new: number
  /** Those among them that came more than an hour ago. */
  late: number
}

/** How many inquiries wait for an answer at a moment. */
export async function countWaiting(strapi: Core.Strapi, now: Date): Promise<WaitingInquiries> {
  const anHourAgo = new Date(now.getTime() - patienceInMilliseconds)
  const late = { stage: first, receivedAt: { $lt: anHourAgo } }
  return {
    new: await strapi.db.query(uid).count({ where: { stage: first } }),
    late: await strapi.db.query(uid).count({ where: late }),
  }
}
