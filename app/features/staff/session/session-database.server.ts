import { createDatabase, type Database } from '~/platform/database/create-database.server'
import type { Migrations } from '~/platform/database/migrate.server'
import type { StoreLocation } from '~/platform/database/store-location'

/** Times are milliseconds since 1970. `id_hash` is the SHA-256 of an id that the browser alone knows. */
export type SessionTables = {
  session: {
    id_hash: string
    account: number
    name: string
    role: string
    stamp: string
    started_at: number
    seen_at: number
    checked_at: number
  }
  /** The stay that an account opened last. */
  open_stay: { account: number; name: string; reference: string; seen_at: number }
}

const migrations: Migrations = {
  '001-sessions': async ({ run, integer, strict }) => {
    await run(`
      CREATE TABLE IF NOT EXISTS session (
        id_hash TEXT PRIMARY KEY,
        account ${integer} NOT NULL,
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        stamp TEXT NOT NULL,
        started_at ${integer} NOT NULL,
        seen_at ${integer} NOT NULL,
        checked_at ${integer} NOT NULL
      ) ${strict}`)
  },
  '002-open-stays': async ({ run, integer, strict }) => {
    await run(`
      CREATE TABLE IF NOT EXISTS open_stay (
        account ${integer} PRIMARY KEY,
        name TEXT NOT NULL,
        reference TEXT NOT NULL,
        seen_at ${integer} NOT NULL
      ) ${strict}`)
  },
}

/** The file of the sessions in the data folder, where they are on SQLite. */
export const sessionFile = 'staff/sessions.db'

/** The database of the staff's sessions, which several processes may share. */
export function createSessionDatabase(location: StoreLocation): Database<SessionTables> {
  return createDatabase({ location, name: 'session', migrations })
}
