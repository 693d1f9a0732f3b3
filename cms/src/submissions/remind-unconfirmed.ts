import type { Core } from '@strapi/strapi'
import { hours } from '../content-types/duration'
import {
  remindAfterHours,
  remindWithinHours,
  type UnconfirmedSubscription,
} from '../content-types/subscriber'
import { toIso } from '../records/moments'
import { isSubscribed, subscriberOf } from './subscriber'

const uid = 'api::lead.lead'
/** The next call returns the others. */
const maxPerRun = 100

/**
 * Requests for the newsletter that are still pending after two days, without a reminder yet. An e-mail with several
 * requests is listed once; one that is subscribed by now is left out.
 */
export async function listUnconfirmed(
  strapi: Core.Strapi,
  now: Date,
): Promise<UnconfirmedSubscription[]> {
  const ago = (count: number) => new Date(now.getTime() - hours(count))
  const pending = { kind: 'subscription', subscription: 'pending' }
  const leads = await strapi.db.query(uid).findMany({
    where: {
      ...pending,
      remindedAt: { $null: true },
      receivedAt: { $gt: ago(remindWithinHours), $lte: ago(remindAfterHours) },
    },
    orderBy: { receivedAt: 'desc' },
    limit: maxPerRun,
  })
  const due = new Map<string, UnconfirmedSubscription>()
  for (const lead of leads) {
    const subscriber = subscriberOf(lead.email)
    if (due.has(subscriber) || (await wasWritten(strapi, lead.email))) continue
    const { submissionId, reference, language, page } = lead
    const { firstName, lastName, email, phone, countryCode, contactMethod, noPhone } = lead
    due.set(subscriber, {
      submissionId,
      reference,
      language,
      page,
      receivedAt: toIso(lead.receivedAt),
      contact: { firstName, lastName, email, phone, countryCode, contactMethod, noPhone },
    })
  }
  return [...due.values()]
}

/** Notes that the reminder of a request is on its way. */
export async function recordReminder(
  strapi: Core.Strapi,
  submissionId: string,
  at: string,
): Promise<void> {
  await strapi.db.query(uid).updateMany({
    where: { submissionId, kind: 'subscription', remindedAt: { $null: true } },
    data: { remindedAt: at },
  })
}

/** Whether the e-mail is subscribed, or was reminded of another request. */
async function wasWritten(strapi: Core.Strapi, email: string): Promise<boolean> {
  if (await isSubscribed(strapi, email)) return true
  const where = { kind: 'subscription', email: { $eqi: email }, remindedAt: { $notNull: true } }
  return (await strapi.db.query(uid).count({ where })) > 0
}
