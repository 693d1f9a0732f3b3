import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import type { RunningCms } from './start-cms'

/** Opens a CMS's database directly; the CMS may be running. `url` is that of PostgreSQL. */
export async function withDatabase<Result>(
  { dataDirectory }: RunningCms,
  work: (database: Knex) => Promise<Result>,
  url?: string,
): Promise<Result> {
  const database = url
    ? knex({ client: 'pg', connection: url })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: join(dataDirectory, 'cms.db') },
        useNullAsDefault: true,
      })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}
