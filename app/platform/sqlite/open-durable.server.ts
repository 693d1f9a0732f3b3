import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { seconds } from '~/platform/units/duration'

/**
 * Opens a SQLite file, creating its folder. Several processes may share it. Commits survive a power failure
 * (`synchronous=FULL`), erased data is overwritten (`secure_delete`). `prepare` creates or migrates the tables in one
 * transaction. Throws errors of the file system, SQLite and `prepare`.
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
