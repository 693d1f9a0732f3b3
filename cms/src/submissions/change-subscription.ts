import type { Core } from '@strapi/strapi'
import type {
  ChangedSubscription,
  SubscriptionChange,
  SubscriptionState,
} from '../content-types/subscriber'
import { isSubscribed, subscriberOf } from './subscriber'

const uid = 'api::lead.lead'

/** The subscription of this submission; null when there is none. */
async function findSubscription(strapi: Core.Strapi, submissionId: string) {
  return strapi.db.query(uid).findOne({ where: { submissionId, kind: 'subscription' } })
}

/** The requests of an e-mail that wait for their confirmation or count. */
const openOf = (email: string) => ({
  kind: 'subscription',
  email: { $eqi: email },
  subscription: { $in: ['pending', 'confirmed'] },
})

/** How a subscription stands, and whether any of its e-mail is open; null when there is none of this id. */
export async function findState(
  strapi: Core.Strapi,
  submissionId: string,
): Promise<SubscriptionState | null> {
  const found = await findSubscription(strapi, submissionId)
  if (!found) return null
  const open = await strapi.db.query(uid).count({ where: openOf(found.email) })
  return { state: found.subscription, isOpen: open > 0 }
}

/**
 * Confirms a subscription, or ends all of its e-mail. Idempotent: the first call counts, and an ended one stays
 * ended. A unique column allows one confirmed subscription per e-mail. Null when there is no subscription of this id.
 */
export async function changeSubscription(
  strapi: Core.Strapi,
  { submissionId, change, at, consent }: SubscriptionChange,
): Promise<ChangedSubscription | null> {
  const before = await findSubscription(strapi, submissionId)
  if (!before) return null
  const leads = strapi.db.query(uid)
  if (change === 'end') {
    // The link of any letter ends all requests of its e-mail that came before it was pressed.
    const until = [{ submissionId }, { receivedAt: { $lte: at } }]
    await leads.updateMany({
      where: { ...openOf(before.email), $or: until },
      data: { subscription: 'ended', endedAt: at, subscriber: null },
    })
  } else if (before.subscription === 'pending') {
    const confirmed = {
      subscription: 'confirmed',
      confirmedAt: at,
      ...(consent && { consentWording: consent.wording, consentLanguage: consent.language }),
    }
    await leads
      .updateMany({
        where: { submissionId, subscription: 'pending' },
        data: { ...confirmed, subscriber: subscriberOf(before.email) },
      })
      .catch(async (error: unknown) => {
        // Another subscription of this e-mail is confirmed already.
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
    reference,
    language,
    page,
    contact: { firstName, lastName, email, phone, countryCode, contactMethod, noPhone },
  }
}
