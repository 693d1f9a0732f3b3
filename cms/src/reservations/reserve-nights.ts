import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { nightsOf, type StayDates } from '../content-types/nights'
import { insertInBatches } from '../records/in-batches'
import { announceRental } from './announce-rental'
import { hasEnded, readReservation, type Reservation } from './read-reservation'

const table = 'reserved_nights'

type Night = { rental: string; night: string; reservation: string }

/**
 * Gives a reservation exactly the nights of `stay`; null frees all of them. Returns the reservation that already has
 * one of these nights: then nothing is changed, and the caller has to roll back what it wrote. The unique index of
 * the table is the last guard against two reservations of one night. A change is announced as one of the rental,
 * because the site shows the nights with it.
 */
export async function reserveNights(
  strapi: Core.Strapi,
  reservation: string,
  stay: (StayDates & { rental: string }) | null,
): Promise<Reservation | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const nights = () => strapi.db.getConnection(table).transacting(trx)
    if (stay) {
      await lockRental(strapi, trx, stay.rental)
      const clash = await findClash(strapi, nights, reservation, stay)
      if (clash) return clash
    }
    const before: Night[] = await nights().where({ reservation }).orderBy('night')
    const after = stay
      ? nightsOf(stay).map((night): Night => ({ rental: stay.rental, night, reservation }))
      : []
    if (areSame(before, after)) return null
    await nights().where({ reservation }).delete()
    await insertInBatches(after, nights)
    for (const documentId of new Set([...before, ...after].map(({ rental }) => rental))) {
      await announceRental(strapi, documentId)
    }
    return null
  })
}

/**
 * Lets one transaction at a time change the nights of a rental. SQLite needs no lock: it has one connection, so its
 * transactions run one after another.
 */
export async function lockRental(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  rental: string,
): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [rental])
}

/** Frees the nights of ended holds on the way. */
async function findClash(
  strapi: Core.Strapi,
  nights: () => Knex.QueryBuilder,
  reservation: string,
  { rental, startDate, endDate }: StayDates & { rental: string },
): Promise<Reservation | null> {
  const rows: Pick<Night, 'reservation'>[] = await nights()
    .where({ rental })
    .where('night', '>=', startDate)
    .where('night', '<', endDate)
    .whereNot({ reservation })
    .orderBy('night')
    .select('reservation')
  for (const id of new Set(rows.map((row) => row.reservation))) {
    const other = await readReservation(strapi, id)
    if (other && !hasEnded(other, new Date())) return other
    await nights().where({ reservation: id }).delete()
  }
  return null
}

function areSame(before: Night[], after: Night[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ rental, night }, index) => {
      const other = after[index]
      return rental === other?.rental && night === other.night
    })
  )
}
