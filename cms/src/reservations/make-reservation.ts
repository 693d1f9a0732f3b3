import type { Core } from '@strapi/strapi'
import type { NewReservation } from '../content-types/rental-calendar'
import { NightsTaken } from './guard-reservations'
import { reservationUid } from './reservation-uid'

type Made = { documentId: string } | { problem: 'nights taken' | 'no such rental' }

/** Stores a hold or a block that staff made, with its nights. The same form sent twice is stored once. */
export async function makeReservation(
  strapi: Core.Strapi,
  { by, rental, ...wanted }: NewReservation,
): Promise<Made> {
  const { formKey } = wanted
  try {
    return await strapi.db.transaction(async (): Promise<Made> => {
      const same = await findOfForm(strapi, formKey)
      if (same) return same
      const rentals = strapi.db.query('api::rental.rental')
      if ((await rentals.count({ where: { documentId: rental } })) === 0) {
        return { problem: 'no such rental' }
      }
      const madeBy = by.actor.replace(/^staff: /, '')
      const data: Record<string, unknown> = {
        ...wanted,
        madeBy,
        rental: { set: [{ documentId: rental }] },
      }
      const { documentId } = await strapi.documents(reservationUid).create({ data })
      return { documentId }
    })
  } catch (error) {
    // A double click: the first one has the nights.
    const same = await findOfForm(strapi, formKey)
    if (same) return same
    if (error instanceof NightsTaken) return { problem: 'nights taken' }
    throw error
  }
}

function findOfForm(strapi: Core.Strapi, formKey: string): Promise<{ documentId: string } | null> {
  return strapi.db.query(reservationUid).findOne({ where: { formKey }, select: ['documentId'] })
}
