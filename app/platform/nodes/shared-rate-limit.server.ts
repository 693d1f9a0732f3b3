import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { env } from '~/platform/env/env.server'
import type { RateLimit } from '~/platform/http/rate-limit.server'
import type { NodesDatabase } from './nodes-database.server'

type SharedRateLimitOptions = {
  database: NodesDatabase
  name: string
  max: number
  /** Milliseconds. */
  within: number
  now: () => number
}

/** A rate limit that all nodes count together, in a row for each key. Throws errors of the database. */
export function createSharedRateLimit(options: SharedRateLimitOptions): RateLimit {
  const { database, name, max, within, now } = options

  /** Addresses and accounts stay out of the database. */
  function hashOf(key: string): string {
    const hash = createHmac('sha256', env.PRIVATE_FILES_KEY)
    return hash.update(`rate limit ${name} ${key}`).digest('base64url')
  }

  async function waitOf(key: string): Promise<number> {
    const opened = await database.open()
    const since = now() - within
    // The event that has to leave the window before another one fits into it.
    const { rows } = await sql<{ moment: number }>`
      SELECT moment FROM rate_limit, unnest(moments) AS moment
      WHERE name = ${name} AND key = ${hashOf(key)} AND moment > ${since}
      ORDER BY moment DESC OFFSET ${max - 1} LIMIT 1`.execute(opened)
    const [row] = rows
    return row ? row.moment - since : 0
  }

  return {
    /** One statement: those that arrive together wait for the row, and each sees what the one before counted. */
    async take(key) {
      const opened = await database.open()
      const moment = now()
      const recent = sql`ARRAY(
        SELECT earlier FROM unnest(counted.moments) AS earlier WHERE earlier > ${moment - within})`
      const { rows } = await sql`
        INSERT INTO rate_limit AS counted (name, key, moments, expires_at)
        VALUES (${name}, ${hashOf(key)}, ARRAY[${moment}::BIGINT], ${moment + within})
        ON CONFLICT (name, key) DO UPDATE
        SET moments = ${recent} || ${moment}::BIGINT, expires_at = excluded.expires_at
        WHERE cardinality(${recent}) < ${max}
        RETURNING name`.execute(opened)
      // The window may have moved on since then, but this event was not counted.
      return rows.length > 0 ? 0 : Math.max(1, await waitOf(key))
    },
    waitOf,
    async takeBack(key) {
      const opened = await database.open()
      await sql`
        UPDATE rate_limit SET moments = moments[1:cardinality(moments) - 1]
        WHERE name = ${name} AND key = ${hashOf(key)} AND cardinality(moments) > 0`.execute(opened)
    },
  }
}

/** Deletes what no limit counts any more. Returns the number of rows. Throws errors of the database. */
export async function sweepRateLimits(database: NodesDatabase, now: number): Promise<number> {
  const opened = await database.open()
  const expired = opened.deleteFrom('rate_limit').where('expires_at', '<=', now)
  const { numDeletedRows } = await expired.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
