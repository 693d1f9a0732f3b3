import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type StoreLocation, storeLocation } from '~/platform/database/store-location'
import type { Environment } from '~/platform/env/parse-environment'
import {
  createPrivateDatabase,
  privateDatabaseFile,
} from '~/platform/files/store/private-database.server'
import { log } from '~/platform/log/log.server'
import { createOutboxDatabase, outboxFile } from '~/platform/outbox/outbox-database.server'

const stores = [
  { file: outboxFile, table: 'submission', create: createOutboxDatabase },
  { file: privateDatabaseFile, table: 'file', create: createPrivateDatabase },
] as const

type Settings = Pick<Environment, 'DATABASE_CLIENT' | 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Warns in the log if this site uses PostgreSQL, where a store is empty, while the SQLite file of that store in the
 * data folder has content: the stores were switched without moving their data. Never throws.
 */
export async function warnOfUnmovedStores(settings: Settings): Promise<void> {
  for (const store of stores) {
    const file = join(settings.DATA_DIR, store.file)
    const location = storeLocation(settings, store.file)
    if ('file' in location || !existsSync(file)) continue
    try {
      if ((await isEmpty(store, { file })) || !(await isEmpty(store, location))) continue
      log.warn(
        { file },
        'this store is empty on PostgreSQL and has content on SQLite: npm run move-data',
      )
    } catch (err) {
      log.warn({ err, file }, 'could not compare the stores on SQLite and PostgreSQL')
    }
  }
}

async function isEmpty(
  { table, create }: (typeof stores)[number],
  location: StoreLocation,
): Promise<boolean> {
  const database = create(location)
  try {
    const opened = await database.open()
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(opened)
    return rows.length === 0
  } finally {
    await database.close()
  }
}
