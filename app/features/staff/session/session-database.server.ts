import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { seconds } from '~/platform/units/duration'

export type SessionDatabase = Database.Database

const tables = `
  CREATE TABLE IF NOT EXISTS session (
    id_hash TEXT PRIMARY KEY,
    account INTEGER NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    stamp TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    checked_at INTEGER NOT NULL
  ) STRICT;
`

/**
 * Opens the sessions of the staff, which several processes may share: a session that was ended stays so after
 * a power cut. Throws what the file system or SQLite throws.
 */
export function openSessionDatabase(file: string): SessionDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file, { timeout: seconds(2) })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('secure_delete = ON')
    database.transaction(() => database.exec(tables)).immediate()
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
