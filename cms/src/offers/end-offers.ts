import type { Core } from '@strapi/strapi'
import { writeStayEvent, type StayAuthor } from '../stays/stay-record'
import { freeNights } from './hold-nights'
import { livingStages, offerUid, type OfferRow } from './offer-record'

const living = { $in: [...livingStages] }

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
    .findMany({ where: { stay, stage: living } })
  for (const offer of offers) await withdraw(strapi, offer, author)
}

/** Withdraws one offer; false where it was answered or withdrawn meanwhile. */
export async function withdraw(
  strapi: Core.Strapi,
  { reference, stay }: Pick<OfferRow, 'reference' | 'stay'>,
  author: StayAuthor,
): Promise<boolean> {
  const { count } = await strapi.db.query(offerUid).updateMany({
    where: { reference, stage: living },
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
