import type { Core } from '@strapi/strapi'
import type { NewReservation } from '../content-types/rental-calendar'
import { NightsTaken } from './guard-reservations'
import { reservationUid } from './reservation-uid'

type Made = { documentId: string } | { problem: 'nights taken' | 'no such rental' }

/**
 * Stores a hold or a block that staff made, with its nights. The same form sent twice is stored once; with other facts
 * its nights are taken by the first one.
 */
export async function makeReservation(
  strapi: Core.Strapi,
  { by, rental, ...wanted }: NewReservation,
): Promise<Made> {
  const ofForm = () => findOfForm(strapi, { rental, ...wanted })
  try {
    return await strapi.db.transaction(async (): Promise<Made> => {
      const same = await ofForm()
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
    const same = await ofForm()
    if (same) return same
    if (error instanceof NightsTaken) return { problem: 'nights taken' }
    throw error
  }
}

async function findOfForm(
  strapi: Core.Strapi,
  { formKey, rental, holdUntil, ...wanted }: Omit<NewReservation, 'by'>,
): Promise<Made | null> {
  const reservations = strapi.db.query(reservationUid)
  const made = await reservations.findOne({ where: { formKey }, select: ['documentId'] })
  if (!made) return null
  const moment = holdUntil === null ? null : new Date(holdUntil)
  const where = { ...wanted, formKey, holdUntil: moment, rental: { documentId: rental } }
  const isSame = (await reservations.count({ where })) > 0
  return isSame ? { documentId: made.documentId } : { problem: 'nights taken' }
}
