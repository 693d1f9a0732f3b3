import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { StoreLocation } from '~/platform/database/store-location'
import { addDays } from '~/platform/time/guatemala-day'
import type { MissingCount, VisitCount } from '../count/visit-counter'
import { ownSource, type VisitSource } from '../count/visit-source'
import { createVisitDatabase } from './visit-database.server'

/** Days of Guatemala, both included. */
export type Days = { from: string; to: string }

export type MissingAddress = { path: string; count: number; lastDay: string }

/** SQLite limits the values of one statement to 32,766, PostgreSQL to 65,535. */
const rowsOfStatement = 5000
const daysOfSlice = 7
const sumOfCounts = sql<number>`CAST(SUM(count) AS BIGINT)`

export type VisitStore = ReturnType<typeof createVisitStore>

/** Sums of visits. All methods throw errors of the database (`isStorageFailure`). */
export function createVisitStore(location: StoreLocation) {
  const database = createVisitDatabase(location)

  return {
    /** Adds counts to those of other processes, all or none; one statement for what a few seconds bring. */
    async add(counts: { visits: readonly VisitCount[]; missing: readonly MissingCount[] }) {
      const opened = await database.open()
      // Rows in one order, so that two nodes never wait for each other.
      const visits = sorted(counts.visits, ({ day, page, source, medium, campaign }) =>
        [day, page, source, medium, campaign].join('\n'),
      )
      const missing = sorted(counts.missing, ({ day, path }) => `${day}\n${path}`)
      await opened.transaction().execute(async (transaction) => {
        for (const rows of batches(visits)) {
          await transaction
            .insertInto('visit')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'page', 'source', 'medium', 'campaign'])
                .doUpdateSet({ count: sql`visit.count + excluded.count` }),
            )
            .execute()
        }
        for (const rows of batches(missing)) {
          await transaction
            .insertInto('missing_address')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'path'])
                .doUpdateSet({ count: sql`missing_address.count + excluded.count` }),
            )
            .execute()
        }
      })
    },

    /** Visits of each page, from this site's other pages too, the most visited first. */
    async listPages(days: Days): Promise<{ page: string; count: number }[]> {
      const opened = await database.open()
      const read = (slice: Days) =>
        opened
          .selectFrom('visit')
          .select(['page', sumOfCounts.as('count')])
          .where('day', '>=', slice.from)
          .where('day', '<=', slice.to)
          .groupBy('page')
          .execute()
      return sumOfSlices(days, read, ({ page }) => page)
    },

    /** Visits from each source outside of this site, the most frequent first. */
    async listSources(days: Days): Promise<(VisitSource & { count: number })[]> {
      const opened = await database.open()
      const read = (slice: Days) =>
        opened
          .selectFrom('visit')
          .select(['source', 'medium', 'campaign', sumOfCounts.as('count')])
          .where('day', '>=', slice.from)
          .where('day', '<=', slice.to)
          .where('source', '!=', ownSource.source)
          .groupBy(['source', 'medium', 'campaign'])
          .execute()
      return sumOfSlices(days, read, ({ source, medium, campaign }) =>
        [source, medium, campaign].join('\n'),
      )
    },

    /** Addresses without a page, the most wanted first. */
    async listMissing({ from, to }: Days, { max = 100 } = {}): Promise<MissingAddress[]> {
      const opened = await database.open()
      return opened
        .selectFrom('missing_address')
        .select(({ fn }) => ['path', sumOfCounts.as('count'), fn.max('day').as('lastDay')])
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy('path')
        .orderBy('count', 'desc')
        .orderBy('path')
        .limit(max)
        .execute()
    },

    /** Deletes the days before these. Returns the number of rows. */
    async sweep(before: { visits: string; missing: string }): Promise<number> {
      const opened = await database.open()
      const old = await opened
        .deleteFrom('visit')
        .where('day', '<', before.visits)
        .executeTakeFirstOrThrow()
      const gone = await opened
        .deleteFrom('missing_address')
        .where('day', '<', before.missing)
        .executeTakeFirstOrThrow()
      return Number(old.numDeletedRows) + Number(gone.numDeletedRows)
    },

    close: () => database.close(),
  }
}

/**
 * Sums what a week at a time says, since a statement of SQLite holds up the thread that serves pages. The largest sum
 * comes first.
 */
async function sumOfSlices<Row extends { count: number }>(
  { from, to }: Days,
  read: (slice: Days) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const sums = new Map<string, Row>()
  for (let first = from; first <= to; first = addDays(first, daysOfSlice)) {
    const last = addDays(first, daysOfSlice - 1)
    for (const row of await read({ from: first, to: last < to ? last : to })) {
      const sum = sums.get(keyOf(row))
      if (sum) sum.count += row.count
      else sums.set(keyOf(row), row)
    }
    await nextTurn()
  }
  return [...sums]
    .sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .map(([, row]) => row)
}

function sorted<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row)
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsOfStatement) {
    yield rows.slice(start, start + rowsOfStatement)
  }
}
