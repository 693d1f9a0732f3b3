import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import type { RunningCms } from './start-cms'

/** Works on a CMS's database past the CMS, beside which it may be open. */
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
