import type { Core } from '@strapi/strapi'
import { days } from '../content-types/duration'

const uid = 'api::lead.lead'

/** A confirmation link works for seven days; the rest is for visitors who ask the team what became of theirs. */
const keptFor = days(30)
const hourly = '0 17 * * * *'

/** Deletes unconfirmed requests for the newsletter, now and every hour. */
export async function scheduleSubscriptionCleanup(strapi: Core.Strapi): Promise<void> {
  const task = () => deleteUnconfirmedSubscriptions(strapi)
  strapi.cron.add({ deleteUnconfirmedSubscriptions: { task, options: { rule: hourly } } })
  await task()
}

async function deleteUnconfirmedSubscriptions(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - keptFor)
  const where = { kind: 'subscription', subscription: 'pending', createdAt: { $lt: before } }
  const leads = await strapi.db.query(uid).findMany({ where, select: ['documentId'] })
  for (const { documentId } of leads) await strapi.documents(uid).delete({ documentId })
  if (leads.length > 0) strapi.log.info(`Deleted ${leads.length} unconfirmed subscriptions`)
}
