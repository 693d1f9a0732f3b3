import Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { StoreLocation } from '~/platform/database/store-location'

export type CmsReader = {
  /** The rows of a statement, which has `?` in the place of each value. */
  rows: (sql: string, ...values: string[]) => Promise<unknown[]>
  close: () => Promise<void>
}

/** Reads the database of a CMS, on either engine, while the CMS runs. */
export async function openCms(location: StoreLocation): Promise<CmsReader> {
  if (!('url' in location)) {
    const database = new Sqlite(location.file, { readonly: true })
    return {
      rows: async (sql, ...values) => database.prepare(sql).all(...values),
      close: async () => void database.close(),
    }
  }
  const client = new pg.Client({ connectionString: location.url })
  await client.connect()
  return {
    async rows(sql, ...values) {
      let place = 0
      const numbered = sql.replace(/\?/g, () => `$${++place}`)
      const answer = await client.query<Record<string, unknown>>(numbered, values)
      return answer.rows
    },
    close: () => client.end(),
  }
}
