import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { CalendarRange } from '../content-types/calendar-feed'
import { nightsOf, type StayDates } from '../content-types/nights'
import { inBatches, insertInBatches } from '../records/in-batches'
import { hasEnded, readReservation, type Reservation } from '../reservations/read-reservation'

const nightTable = 'reserved_nights'

/** A stay of the feed with nights that another reservation has. */
export type Conflict = { stay: StayDates; other: Reservation }

/** A reservation that was imported from a feed. */
export type Import = CalendarRange & { documentId: string }

/** Frees the nights of these reservations. Returns the document ids of their rentals. */
export async function freeNights(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reservations: string[],
): Promise<Set<string>> {
  const freed = await inBatches(reservations, async (some) => {
    const nights = () =>
      strapi.db.getConnection(nightTable).transacting(trx).whereIn('reservation', some)
    const rows: { rental: string }[] = await nights().distinct('rental')
    await nights().delete()
    return rows
  })
  return new Set(freed.map(({ rental }) => rental))
}

/** Reserves the free nights of one feed's imports. */
export async function importNights(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  rental: string,
  imports: Import[],
): Promise<{ conflicts: Conflict[]; hasChanged: boolean }> {
  const nights = () => strapi.db.getConnection(nightTable).transacting(trx).where({ rental })
  const rows: { night: string; reservation: string }[] = await nights().select(
    'night',
    'reservation',
  )
  const owners = new Map(rows.map(({ night, reservation }) => [night, reservation]))
  const findOther = otherReservations(strapi)
  const missing: { rental: string; night: string; reservation: string }[] = []
  const ended = new Set<string>()
  const conflicts: Conflict[] = []
  for (const { documentId, closed, ...stay } of imports) {
    const others = new Map<string, Reservation>()
    for (const night of nightsOf(stay)) {
      const owner = owners.get(night)
      if (owner === documentId) continue
      const other = owner === undefined ? null : await findOther(owner)
      if (other) others.set(other.documentId, other)
      else {
        if (owner !== undefined) ended.add(owner)
        missing.push({ rental, night, reservation: documentId })
      }
    }
    // Closed nights are no second booking: the other site may have closed them because of ours.
    if (!closed) conflicts.push(...[...others.values()].map((other) => ({ stay, other })))
  }
  for (const reservation of ended) await nights().where({ reservation }).delete()
  await insertInBatches(missing, () => strapi.db.getConnection(nightTable).transacting(trx))
  return { conflicts, hasChanged: missing.length > 0 || ended.size > 0 }
}

/** Reads a reservation once; null for a hold that is over and for one that was deleted. */
function otherReservations(strapi: Core.Strapi) {
  const known = new Map<string, Reservation | null>()
  const now = new Date()
  return async (documentId: string): Promise<Reservation | null> => {
    const found = known.get(documentId)
    if (found !== undefined) return found
    const reservation = await readReservation(strapi, documentId)
    const current = reservation && !hasEnded(reservation, now) ? reservation : null
    known.set(documentId, current)
    return current
  }
}
