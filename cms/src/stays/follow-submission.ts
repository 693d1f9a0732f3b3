import type { Core } from '@strapi/strapi'
import { mayStayFollow, type StayStage } from '../content-types/stay-stage'
import { endOffersOf, forgetOffersOf } from '../offers/end-offers'
import { paymentUid } from '../payments/payment-uid'
import { beginStay } from './begin-stay'
import {
  findStay,
  guestAuthor,
  stayEventUid,
  stayUid,
  type StayAuthor,
  updateStay,
} from './stay-record'
import { beginsByItself, stayOfInquiry, stayOfLead, type StaySource } from './stay-sources'

export const submissionLinks = {
  'api::inquiry.inquiry': 'inquiry',
  'api::lead.lead': 'lead',
} as const

type SubmissionUid = keyof typeof submissionLinks

export function beginsStay(uid: string): uid is SubmissionUid {
  return uid in submissionLinks
}

/** The stay that an inquiry or lead is or can become; null for other leads. */
export async function readSubmission(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  where: object,
): Promise<StaySource | null> {
  const populate = { rental: { select: ['documentId'] } }
  const row = await strapi.db.query(uid).findOne({ where, populate })
  if (!row) return null
  return uid === 'api::inquiry.inquiry' ? stayOfInquiry(row) : stayOfLead(row)
}

/** Begins the stay of a submission that was just stored, in the same transaction. */
export async function beginStayOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<void> {
  if (!beginsStay(uid)) return
  const source = await readSubmission(strapi, uid, { documentId })
  if (source && beginsByItself(source)) await beginStay(strapi, source, guestAuthor)
}

/** A stage that was set in the panel moves the stay, too. */
export async function followSubmission(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  documentId: string,
  { author, movesTo: stage }: { author: StayAuthor; movesTo: StayStage },
): Promise<void> {
  const source = await readSubmission(strapi, uid, { documentId })
  const stay = source && (await findStay(strapi, { [source.link]: source.key }))
  if (!stay) return
  const { lostReason = null } = source
  await updateStay(strapi, stay.id, author, (current) => {
    const isForward = stage !== 'new' && stage !== current.stage
    // The contract decides the stage of a stay that has one, not the inquiry.
    if (!isForward || current.contract || !mayStayFollow(current.stage, stage)) {
      return { set: {}, notes: [] }
    }
    return { set: { stage, lostReason }, notes: [{ kind: 'moved', stage }] }
  })
  const { stage: now } = (await findStay(strapi, { reference: stay.reference })) ?? stay
  if (now === 'lost') await endOffersOf(strapi, stay.reference, author)
}

/** A deleted submission takes its stay along, unless a contract, a confirmation or a payment came of it. */
export async function forgetSubmission(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  reference: string,
  author: StayAuthor,
): Promise<void> {
  const link = submissionLinks[uid]
  const stay = await findStay(strapi, { [link]: reference })
  if (!stay) return
  const payments = await strapi.db.query(paymentUid).count({ where: { stay: stay.reference } })
  if (stay.contract || stay.booking || payments > 0) {
    await updateStay(strapi, stay.id, author, () => ({ set: { [link]: null }, notes: [] }))
    return
  }
  await forgetOffersOf(strapi, stay.reference)
  await strapi.db.query(stayEventUid).deleteMany({ where: { reference: stay.reference } })
  await strapi.db.query(stayUid).delete({ where: { id: stay.id } })
}
