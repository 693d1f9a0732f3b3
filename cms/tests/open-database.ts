import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import type { RunningCms } from './start-cms'

/** Opens a CMS's database directly; the CMS may be running. */
export async function withDatabase<Result>(
  { dataDirectory }: RunningCms,
  work: (database: Knex) => Promise<Result>,
): Promise<Result> {
  const database = knex({
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
