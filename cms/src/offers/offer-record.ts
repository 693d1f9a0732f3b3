import type { Core } from '@strapi/strapi'
import type { NewOffer, OfferedRental } from '../content-types/offer'
import type { OfferStage } from '../content-types/offer-stage'

export const offerUid = 'api::offer.offer'

/** The columns that decide how an offer may change. */
export type OfferRow = Omit<NewOffer, 'revision' | 'by' | 'linkHash' | 'validUntil'> & {
  stage: OfferStage
  validUntil: string | Date
  openedAt: string | null
  remindersSent: number
}

/** An offer as it is stored, inside the current transaction if any; null when there is none. */
export function findOffer(strapi: Core.Strapi, reference: string): Promise<OfferRow | null> {
  return strapi.db.query(offerUid).findOne({ where: { reference } })
}

/** The rental of an offer; undefined where it offers none of this rental. */
export function offeredRental(
  { houses }: Pick<OfferRow, 'houses'>,
  rentalId: string,
): OfferedRental | undefined {
  return houses.find((house) => house.rentalId === rentalId)
}
