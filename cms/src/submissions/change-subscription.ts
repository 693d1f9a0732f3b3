import type { Core } from '@strapi/strapi'
import type { ChangedSubscription, SubscriptionChange } from '../content-types/subscriber'
import { isSubscribed, subscriberOf } from './subscriber'

const uid = 'api::lead.lead'

/** How a subscription stands; null where there is none of this id. */
export async function findSubscription(strapi: Core.Strapi, submissionId: string) {
  return strapi.db.query(uid).findOne({ where: { submissionId, kind: 'subscription' } })
}

/**
 * Confirms or ends a subscription, as often as it is told to: the first time counts, and what was ended stays
 * ended. Of several requests of one e-mail one alone can be confirmed; the database keeps it to that. Null where
 * there is no subscription of this id.
 */
export async function changeSubscription(
  strapi: Core.Strapi,
  { submissionId, change, at }: SubscriptionChange,
): Promise<ChangedSubscription | null> {
  const before = await findSubscription(strapi, submissionId)
  if (!before) return null
  const leads = strapi.db.query(uid)
  if (change === 'end') {
    await leads.updateMany({
      where: { submissionId, subscription: { $in: ['pending', 'confirmed'] } },
      data: { subscription: 'ended', endedAt: at, subscriber: null },
    })
  } else if (before.subscription === 'pending') {
    const confirmed = { subscription: 'confirmed', confirmedAt: at }
    await leads
      .updateMany({
        where: { submissionId, subscription: 'pending' },
        data: { ...confirmed, subscriber: subscriberOf(before.email) },
      })
      .catch(async (error: unknown) => {
        // Another request of this e-mail is confirmed already, and that one counts.
        if (!(await isSubscribed(strapi, before.email))) throw error
      })
  }
  const row = await findSubscription(strapi, submissionId)
  if (!row) return null
  const { reference, language, page } = row
  const { firstName, lastName, email, phone, countryCode, contactMethod, noPhone } = row
  const moment = change === 'end' ? row.endedAt : row.confirmedAt
  return {
    state: row.subscription,
    isOwn: moment !== null && new Date(moment).getTime() === new Date(at).getTime(),
    ...{ reference, language, page },
    contact: { firstName, lastName, email, phone, countryCode, contactMethod, noPhone },
  }
}
