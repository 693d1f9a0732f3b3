import type { Core } from '@strapi/strapi'
import { days } from '../content-types/duration'
import type { EarlierSubmission } from './store-submission'

const uid = 'api::lead.lead'

/** Pending requests per address and day; more are not needed even if an e-mail gets lost. */
const maxPending = 3

/** The canonical spelling of an e-mail address. */
export function subscriberOf(email: string): string {
  return email.normalize('NFC').toLowerCase()
}

/** Whether an e-mail has a confirmed subscription, in any capitalization. */
export async function isSubscribed(strapi: Core.Strapi, email: string): Promise<boolean> {
  const where = { subscriber: subscriberOf(email) }
  return (await strapi.db.query(uid).count({ where })) > 0
}

/**
 * The subscription that makes a new request of the same e-mail a repetition, for which no e-mail is sent: a
 * confirmed one, or the latest when too many are pending. Null when there is none.
 */
export async function findEarlierSubscription(
  strapi: Core.Strapi,
  email: string,
  now = new Date(),
): Promise<EarlierSubmission | null> {
  const leads = strapi.db.query(uid)
  const select = ['documentId', 'reference']
  const confirmed = await leads.findOne({ where: { subscriber: subscriberOf(email) }, select })
  if (confirmed) return confirmed
  const since = new Date(now.getTime() - days(1))
  const pending = await leads.findMany({
    where: { subscription: 'pending', email: { $eqi: email }, createdAt: { $gt: since } },
    orderBy: { createdAt: 'desc' },
    limit: maxPending,
    select,
  })
  return pending.length < maxPending ? null : (pending[0] ?? null)
}
