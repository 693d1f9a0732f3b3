import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { CalendarRange } from '../content-types/calendar-feed'
import { nightsOf, type StayDates } from '../content-types/nights'
import { hasEnded, readReservation, type Reservation } from '../reservations/read-reservation'

const nightTable = 'reserved_nights'
/** SQLite limits the values of one statement. */
const batchSize = 200

/** A stay of the feed whose nights are reserved by something else. */
export type Conflict = { stay: StayDates; other: Reservation }

/** A reservation that a feed has brought. */
export type Import = CalendarRange & { documentId: string }

/** Gives the document ids of the rentals whose nights these were. */
export async function freeNights(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reservations: string[],
): Promise<Set<string>> {
  const rentals = new Set<string>()
  for (let start = 0; start < reservations.length; start += batchSize) {
    const some = reservations.slice(start, start + batchSize)
    const nights = () =>
      strapi.db.getConnection(nightTable).transacting(trx).whereIn('reservation', some)
    const rows: { rental: string }[] = await nights().distinct('rental')
    for (const { rental } of rows) rentals.add(rental)
    await nights().delete()
  }
  return rentals
}

/** Reserves the free nights of one feed's imports. */
export async function takeNights(
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
  for (let start = 0; start < missing.length; start += batchSize) {
    const table = strapi.db.getConnection(nightTable).transacting(trx)
    await table.insert(missing.slice(start, start + batchSize))
  }
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
