import type { UnconfirmedSubscription } from '~content/subscriber'
import type { LeadRecord } from '../lead-record'

type Kept = Pick<UnconfirmedSubscription, 'language' | 'contact' | 'page'>

/** The lead of a subscription for its mails, from what the CMS keeps of it. */
export function subscriptionLead({ language, contact, page }: Kept): LeadRecord['lead'] {
  return {
    kind: 'subscription',
    language,
    contact,
    page,
    landing: false,
    campaign: null,
    botFlag: false,
    pageUrl: null,
    specialRequirement: null,
  }
}
