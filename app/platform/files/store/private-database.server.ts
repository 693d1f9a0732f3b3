import type Database from 'better-sqlite3'
import { openDurable } from '~/platform/sqlite/open-durable.server'

export type PrivateDatabase = Database.Database

const tables = `
  CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    name TEXT NOT NULL,
    key_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    claimed_by TEXT,
    reference TEXT,
    expires_at INTEGER,
    deleted_at INTEGER,
    CHECK ((claimed_by IS NULL) <> (expires_at IS NULL))
  ) STRICT;
  CREATE INDEX IF NOT EXISTS file_unclaimed ON file (expires_at)
    WHERE deleted_at IS NULL AND expires_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS file_kept ON file (kind, created_at) WHERE deleted_at IS NULL;
  CREATE INDEX IF NOT EXISTS file_owner ON file (claimed_by) WHERE claimed_by IS NOT NULL;
  CREATE TABLE IF NOT EXISTS file_read (
    file TEXT NOT NULL REFERENCES file (id),
    at INTEGER NOT NULL,
    reader TEXT NOT NULL,
    address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS file_read_of ON file_read (file, at);
  CREATE TRIGGER IF NOT EXISTS file_read_stays BEFORE DELETE ON file_read
    BEGIN SELECT RAISE(ABORT, 'the trail of readings is never deleted'); END;
  CREATE TRIGGER IF NOT EXISTS file_read_unchanged BEFORE UPDATE ON file_read
    BEGIN SELECT RAISE(ABORT, 'the trail of readings is never changed'); END;
`

/** Opens the database of the private files, which several processes may share. Throws as `openDurable`. */
export function openPrivateDatabase(file: string): PrivateDatabase {
  return openDurable(file, prepareTables)
}

function prepareTables(database: PrivateDatabase): void {
  database.exec(tables)
  const columns = database.prepare<[], string>("SELECT name FROM pragma_table_info('file')").pluck()
  // Migrates a file from before this column existed.
  if (!columns.all().includes('reference')) {
    database.exec('ALTER TABLE file ADD COLUMN reference TEXT')
  }
}
