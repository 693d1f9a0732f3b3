import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { seconds } from '~/platform/units/duration'

/**
 * Opens a SQLite file of its own, with its folder, which several processes may share: what was committed
 * survives a power cut (`synchronous=FULL`), what is erased is overwritten. `prepare` brings the tables to
 * today's shape, in one transaction. Throws what the file system, SQLite or `prepare` throws.
 */
export function openDurable(
  file: string,
  prepare: (database: Database.Database) => void,
): Database.Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file, { timeout: seconds(2) })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma('secure_delete = ON')
    database.transaction(() => prepare(database)).immediate()
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
