import type { Core } from '@strapi/strapi'
import { offerUid, type OfferRow } from '../offers/offer-record'
import { toIso } from '../records/moments'
import { reservationUid } from '../reservations/reservation-uid'

type Hold = { offer: string; holdUntil: string | Date }

const select = ['reference', 'stay', 'guestName', 'stage', 'houses', 'validUntil', 'acceptedRental']

/**
 * Open offers that end before a moment, and accepted ones that no contract followed and whose hold ends before it or
 * is over: the first rows and how many there are. A stay that is past has nothing to hold.
 */
export async function readEndingOffers(
  strapi: Core.Strapi,
  { today, now, before, limit }: { today: string; now: Date; before: Date; limit: number },
) {
  const offers = strapi.db.query(offerUid)
  const accepted = strapi.db.connection('offers').where({ stage: 'accepted' }).select('reference')
  const [open, openCount]: [OfferRow[], number] = await offers.findWithCount({
    where: { stage: 'open', validUntil: { $gte: now, $lt: before } },
    orderBy: { validUntil: 'asc' },
    select,
    limit,
  })
  const [holds, holdCount]: [Hold[], number] = await strapi.db.query(reservationUid).findWithCount({
    where: {
      kind: 'hold',
      contract: null,
      offer: { $in: accepted },
      holdUntil: { $lt: before },
      endDate: { $gte: today },
    },
    orderBy: { holdUntil: 'asc' },
    select: ['offer', 'holdUntil'],
    limit,
  })
  const held: (OfferRow & { acceptedRental: string | null })[] = await offers.findMany({
    where: { reference: { $in: holds.map(({ offer }) => offer) } },
    select,
  })
  const heldRows = held.map((offer) => ({
    ...offer,
    houses: offer.houses.filter(({ rentalId }) => rentalId === offer.acceptedRental),
    validUntil: holds.find((hold) => hold.offer === offer.reference)?.holdUntil,
  }))
  const rows = [...open, ...heldRows].map((row) => ({ ...row, validUntil: toIso(row.validUntil) }))
  return {
    total: openCount + holdCount,
    rows: rows.sort((a, b) => a.validUntil.localeCompare(b.validUntil)).slice(0, limit),
  }
}
