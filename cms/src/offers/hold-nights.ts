import type { Core } from '@strapi/strapi'
import { NightsTaken } from '../reservations/guard-reservations'
import { reservationUid } from '../reservations/reservation-uid'
import type { OfferRow } from './offer-record'

type Held = Pick<OfferRow, 'reference' | 'guestName' | 'startDate' | 'endDate'>

const maxNameLength = 200

/**
 * Holds the nights of an offered rental until a moment, with the hold that there is or a new one. Throws `NightsTaken`,
 * also where the rental is no longer published; call it in the transaction of the offer.
 */
export async function holdNights(
  strapi: Core.Strapi,
  { reference, guestName, startDate, endDate }: Held,
  rentalId: string,
  holdUntil: Date,
): Promise<void> {
  const published = { documentId: rentalId, publishedAt: { $notNull: true } }
  if ((await strapi.db.query('api::rental.rental').count({ where: published })) === 0) {
    throw new NightsTaken('The rental is no longer published.')
  }
  const holds = strapi.documents(reservationUid)
  const where = { ...ownHolds(reference), rental: { documentId: rentalId } }
  const hold = await strapi.db.query(reservationUid).findOne({ where, select: ['documentId'] })
  const data: Record<string, unknown> = {
    kind: 'hold',
    holdUntil,
    offer: reference,
    startDate,
    endDate,
    name: `${reference}: ${guestName}`.slice(0, maxNameLength),
    rental: { set: [{ documentId: rentalId }] },
  }
  if (hold) await holds.update({ documentId: hold.documentId, data })
  else await holds.create({ data })
}

/** Frees the nights that an offer holds, but not those of one rental. A hold that a contract took over stays. */
export async function freeNights(
  strapi: Core.Strapi,
  reference: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const holds: { documentId: string; rental: { documentId: string } | null }[] = await strapi.db
    .query(reservationUid)
    .findMany({
      where: ownHolds(reference),
      select: ['documentId'],
      populate: { rental: { select: ['documentId'] } },
    })
  for (const { documentId, rental } of holds) {
    if (except !== undefined && rental?.documentId === except) continue
    await strapi.documents(reservationUid).delete({ documentId })
  }
}

/** The holds of an offer that no contract took over. */
export function ownHolds(offer: string) {
  return { offer, kind: 'hold', contract: null }
}
