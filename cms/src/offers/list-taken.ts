import type { Core } from '@strapi/strapi'
import { nightsOf } from '../content-types/nights'
import { findLockedPeriod } from '../reservations/find-locked-period'
import { findHolder } from '../reservations/find-holder'
import { reservationUid } from '../reservations/reservation-uid'
import type { OfferRow } from './offer-record'

type Offered = Pick<OfferRow, 'reference' | 'stay' | 'houses' | 'startDate' | 'endDate'>

/**
 * The rentals of an offer whose nights another booking has now, that are blocked, or that are no longer published. The
 * contract of its stay is no other booking.
 */
export async function listTaken(strapi: Core.Strapi, offer: Offered): Promise<string[]> {
  const { reference, stay, houses, startDate, endDate } = offer
  const contract = strapi.db
    .connection('stays')
    .where({ reference: stay })
    .whereNotNull('contract')
    .select('contract')
  const own: { documentId: string }[] = await strapi.db.query(reservationUid).findMany({
    where: { $or: [{ offer: reference }, { contract: { $in: contract } }] },
    select: ['documentId'],
  })
  const ownIds = own.map(({ documentId }) => documentId)
  const nights = nightsOf({ startDate, endDate })
  const taken: string[] = []
  for (const { rentalId } of houses) {
    const where = { documentId: rentalId, publishedAt: { $notNull: true } }
    const isGone = (await strapi.db.query('api::rental.rental').count({ where })) === 0
    const wanted = { rental: rentalId, startDate, endDate }
    if (
      isGone ||
      (await findHolder(strapi, wanted, ownIds)) ||
      (await findLockedPeriod(strapi, rentalId, nights))
    ) {
      taken.push(rentalId)
    }
  }
  return taken
}
