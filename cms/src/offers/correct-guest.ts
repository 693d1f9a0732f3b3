import type { Core } from '@strapi/strapi'
import { livingStages } from '../content-types/offer-stage'
import type { StayFacts } from '../stays/stay-record'
import { offerUid } from './offer-record'

/**
 * Gives the open and accepted offers of a stay the name and address that staff set, so that their e-mails go there and
 * the contract begins with them. Call it in the transaction that changes the stay.
 */
export async function correctGuestOf(
  strapi: Core.Strapi,
  stay: string,
  { guestName, email }: Pick<StayFacts, 'guestName' | 'email'>,
): Promise<void> {
  await strapi.db.query(offerUid).updateMany({
    where: { stay, stage: { $in: [...livingStages] } },
    data: { guestName, ...(email && { guestEmail: email }) },
  })
}
