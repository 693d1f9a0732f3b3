import type { Core } from '@strapi/strapi'
import type { ReservationEnd } from '../content-types/rental-calendar'
import { isMadeByHand } from '../content-types/reservation-kind'
import { toIso } from '../records/moments'
import { lockRental } from './reserve-nights'
import { reservationUid } from './reservation-uid'

type Outcome = 'done' | 'unknown' | 'outdated' | 'not by hand' | 'over'

/**
 * Frees the nights from today on of a hold or a block that was made by hand. A hold stays in the list, ended now; a
 * block keeps the nights that have passed and is deleted where none have.
 */
export async function endReservation(
  strapi: Core.Strapi,
  documentId: string,
  { updatedAt, today }: ReservationEnd,
): Promise<Outcome> {
  return strapi.db.transaction(async ({ trx }): Promise<Outcome> => {
    const find = () =>
      strapi.db.query(reservationUid).findOne({
        where: { documentId },
        populate: { rental: { select: ['documentId'] } },
      })
    const seen = await find()
    if (!seen) return 'unknown'
    if (seen.rental) await lockRental(strapi, trx, seen.rental.documentId)
    // Read again: it may have changed while this waited.
    const reservation = await find()
    if (!reservation) return 'unknown'
    if (!isMadeByHand(reservation)) return 'not by hand'
    if (toIso(reservation.updatedAt) !== updatedAt) return 'outdated'
    const isOver = reservation.kind === 'hold' && new Date(reservation.holdUntil) <= new Date()
    if (isOver || reservation.endDate <= today) return 'over'
    const isHold = reservation.kind === 'hold'
    const data: Record<string, unknown> = isHold ? { holdUntil: new Date() } : { endDate: today }
    const reservations = strapi.documents(reservationUid)
    if (isHold || reservation.startDate < today) await reservations.update({ documentId, data })
    else await reservations.delete({ documentId })
    return 'done'
  })
}
