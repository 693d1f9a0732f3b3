import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { openDurable } from '~/platform/sqlite/open-durable.server'
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
    waits_for TEXT,
    result TEXT,
    done_at INTEGER,
    PRIMARY KEY (submission, name)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS step_pending ON step (next_attempt_at) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS step_dead ON step (submission) WHERE state = 'dead';
  CREATE INDEX IF NOT EXISTS submission_whole ON submission (accepted_at) WHERE payload IS NOT NULL;
`

/** The file of the outbox. */
export function outboxFileIn(dataDirectory: string): string {
  return join(dataDirectory, 'outbox', 'outbox.db')
}

/**
 * Opens the database of the outbox, which several processes may share. It grows to at most `maxBytes`. Throws as
 * `openDurable`.
 */
export function openOutboxDatabase(
  file: string,
  { maxBytes = megabytes(2048) } = {},
): OutboxDatabase {
  const database = openDurable(file, prepareTables)
  const pageSize = Number(database.pragma('page_size', { simple: true }))
  database.pragma(`max_page_count = ${Math.floor(maxBytes / pageSize)}`)
  return database
}

function prepareTables(database: OutboxDatabase): void {
  database.exec(tables)
  const columns = database.prepare<[], string>("SELECT name FROM pragma_table_info('step')").pluck()
  // Migrates a file from before this column existed.
  if (!columns.all().includes('waits_for')) {
    database.exec('ALTER TABLE step ADD COLUMN waits_for TEXT')
  }
}
