import type { Core } from '@strapi/strapi'
import type { EarlierSubmission } from './store-submission'

const uid = 'api::lead.lead'

/** More requests of one address within a day than anybody needs whose mail was lost. */
const pendingAtMost = 3
const dayInMilliseconds = 24 * 60 * 60 * 1000

/** What two spellings of one e-mail have in common. */
export function subscriberOf(email: string): string {
  return email.normalize('NFC').toLowerCase()
}

/** Whether an e-mail is subscribed and has confirmed it, capitals or not. */
export async function isSubscribed(strapi: Core.Strapi, email: string): Promise<boolean> {
  const where = { subscriber: subscriberOf(email) }
  return (await strapi.db.query(uid).count({ where })) > 0
}

/**
 * The subscription that makes a new one of the same e-mail a repetition, of which nobody is written to: a
 * confirmed one, or the last of several that still wait for their confirmation. Null where there is none.
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
  const since = new Date(now.getTime() - dayInMilliseconds)
  const pending = await leads.findMany({
    where: { subscription: 'pending', email: { $eqi: email }, createdAt: { $gt: since } },
    orderBy: { createdAt: 'desc' },
    limit: pendingAtMost,
    select,
  })
  return pending.length < pendingAtMost ? null : (pending[0] ?? null)
}
