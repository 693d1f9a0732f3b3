import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { dayAfter, type StayDates } from '../content-types/nights'
import { inBatches } from '../records/in-batches'

/** Nights from `startDate` to `endDate`, both included, as blocked dates have them. */
export type NightRange = { startDate: string; endDate: string }

/**
 * Reserved nights as ranges of consecutive ones, the earliest first. A free night, or another value in one of
 * `columns`, ends a range. `nights` are rows of `reserved_nights`, perhaps joined to others.
 */
export async function readNightRuns<Row extends object>(
  strapi: Core.Strapi,
  nights: Knex.QueryBuilder,
  columns: readonly (keyof Row & string)[],
): Promise<(NightRange & Row)[]> {
  const { connection, dialect } = strapi.db
  const day = dialect.client === 'postgres' ? "(??::date - date '2000-01-01')" : 'julianday(??)'
  const same = columns.map(() => '??').join(', ')
  // From one night to the next both numbers grow by one, so their difference stays the same until a gap.
  const run = connection.raw(
    `${day} - row_number() over (partition by ${same} order by ??) as run`,
    ['night', ...columns, 'night'],
  )
  const runs: Knex.QueryBuilder = connection
    .from(nights.select([...columns, 'night', run]).as('numbered'))
    .groupBy([...columns, 'run'])
    .orderBy('startDate')
    .select([...columns])
    .min('night as startDate')
    .max('night as endDate')
  return runs
}

/** The nights that each of these reservations has, as stays. */
export async function readNightsOf(
  strapi: Core.Strapi,
  reservations: readonly string[],
): Promise<Map<string, StayDates[]>> {
  const runs = await inBatches(reservations, (some) => {
    const nights = strapi.db.getConnection('reserved_nights').whereIn('reservation', some)
    return readNightRuns<{ reservation: string }>(strapi, nights, ['reservation'])
  })
  const stays = new Map<string, StayDates[]>()
  for (const { reservation, startDate, endDate } of runs) {
    const stay = { startDate, endDate: dayAfter(endDate) }
    stays.set(reservation, [...(stays.get(reservation) ?? []), stay])
  }
  return stays
}
