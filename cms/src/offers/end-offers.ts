import type { Core } from '@strapi/strapi'
import { livingStages, type LivingStage } from '../content-types/offer-stage'
import { writeStayEvent, type StayAuthor } from '../stays/stay-record'
import { freeNights } from './hold-nights'
import { offerUid, type OfferRow } from './offer-record'

/**
 * Withdraws the open and accepted offers of a stay and frees their nights. Call it in the transaction that ends them.
 */
export async function endOffersOf(
  strapi: Core.Strapi,
  stay: string,
  author: StayAuthor,
): Promise<void> {
  const offers: OfferRow[] = await strapi.db
    .query(offerUid)
    .findMany({ where: { stay, stage: { $in: [...livingStages] } } })
  for (const offer of offers) await withdraw(strapi, offer, author)
}

/** Withdraws one offer while it has one of the stages; false where it was answered or withdrawn meanwhile. */
export async function withdraw(
  strapi: Core.Strapi,
  { reference, stay }: Pick<OfferRow, 'reference' | 'stay'>,
  author: StayAuthor,
  stages: readonly LivingStage[] = livingStages,
): Promise<boolean> {
  const { count } = await strapi.db.query(offerUid).updateMany({
    where: { reference, stage: { $in: [...stages] } },
    data: { stage: 'withdrawn' },
  })
  if (count !== 1) return false
  await freeNights(strapi, reference)
  await writeStayEvent(strapi, stay, author, { kind: 'offerWithdrawn', detail: reference })
  return true
}

/** Deletes the offers of a stay with the nights that they hold, where the guest's data are deleted. */
export async function forgetOffersOf(strapi: Core.Strapi, stay: string): Promise<void> {
  const offers = strapi.db.query(offerUid)
  const rows: OfferRow[] = await offers.findMany({ where: { stay } })
  for (const { reference } of rows) await freeNights(strapi, reference)
  await offers.deleteMany({ where: { stay } })
}
