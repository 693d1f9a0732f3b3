import type Database from 'better-sqlite3'
import { openDurable } from '~/platform/sqlite/open-durable.server'

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

/** Opens the sessions of the staff, which several processes may share. Throws as `openDurable`. */
export function openSessionDatabase(file: string): SessionDatabase {
  return openDurable(file, (database) => database.exec(tables))
}
