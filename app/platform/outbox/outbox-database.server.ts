import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'

export type OutboxDatabase = Database.Database

const tables = `
  CREATE TABLE IF NOT EXISTS submission (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    payload TEXT,
    accepted_at INTEGER NOT NULL,
    lease TEXT,
    lease_until INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS step (
    submission TEXT NOT NULL REFERENCES submission (id),
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    failing_since INTEGER,
    next_attempt_at INTEGER NOT NULL,
    last_error TEXT,
    result TEXT,
    done_at INTEGER,
    PRIMARY KEY (submission, name)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS step_pending ON step (next_attempt_at) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS step_dead ON step (submission) WHERE state = 'dead';
  CREATE INDEX IF NOT EXISTS submission_whole ON submission (accepted_at) WHERE payload IS NOT NULL;
`

/** Where submissions wait until they are delivered. */
export function outboxFileIn(dataDirectory: string): string {
  return join(dataDirectory, 'outbox', 'outbox.db')
}

/**
 * Opens the file of the outbox, which several processes may share. What was committed survives a power
 * cut (`synchronous=FULL`), what is erased is overwritten. Throws what the file system or SQLite throws.
 */
export function openOutboxDatabase(
  file: string,
  { mostBytes = megabytes(2048) } = {},
): OutboxDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file, { timeout: seconds(2) })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma('secure_delete = ON')
    const pageSize = Number(database.pragma('page_size', { simple: true }))
    database.transaction(() => database.exec(tables)).immediate()
    database.pragma(`max_page_count = ${Math.floor(mostBytes / pageSize)}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
