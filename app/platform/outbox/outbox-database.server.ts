import type { Generated } from 'kysely'
import { createDatabase, type Database } from '~/platform/database/create-database.server'
import type { Migrations } from '~/platform/database/migrate.server'
import type { StoreLocation } from '~/platform/database/store-location'
import { megabytes } from '~/platform/units/size'

/** Times are milliseconds since 1970. */
type OutboxTables = {
  submission: {
    id: string
    kind: string
    key: string
    /** Canonical JSON; null once it was erased. */
    payload: string | null
    /** A hash of what was sent; null where payloads are compared. */
    content: string | null
    accepted_at: number
    lease: Generated<string | null>
    lease_until: Generated<number>
  }
  step: {
    submission: string
    position: number
    name: string
    state: Generated<'pending' | 'done' | 'dead'>
    attempts: Generated<number>
    failing_since: Generated<number | null>
    next_attempt_at: number
    last_error: Generated<string | null>
    waits_for: Generated<string | null>
    /** JSON. */
    result: Generated<string | null>
    done_at: Generated<number | null>
  }
}

export type OutboxDatabase = Database<OutboxTables>

const migrations: Migrations = {
  '001-outbox': async ({ run, addColumn, integer, strict }) => {
    await run(`
      CREATE TABLE IF NOT EXISTS submission (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        payload TEXT,
        accepted_at ${integer} NOT NULL,
        lease TEXT,
        lease_until ${integer} NOT NULL DEFAULT 0,
        UNIQUE (kind, key)
      ) ${strict}`)
    await run(`
      CREATE TABLE IF NOT EXISTS step (
        submission TEXT NOT NULL REFERENCES submission (id),
        position ${integer} NOT NULL,
        name TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'dead')),
        attempts ${integer} NOT NULL DEFAULT 0,
        failing_since ${integer},
        next_attempt_at ${integer} NOT NULL,
        last_error TEXT,
        waits_for TEXT,
        result TEXT,
        done_at ${integer},
        PRIMARY KEY (submission, name)
      ) ${strict}`)
    // A SQLite file may be older than this column.
    await addColumn('step', 'waits_for', 'TEXT')
    await run(`CREATE INDEX IF NOT EXISTS step_pending ON step (next_attempt_at)
      WHERE state = 'pending'`)
    await run("CREATE INDEX IF NOT EXISTS step_dead ON step (submission) WHERE state = 'dead'")
    await run(`CREATE INDEX IF NOT EXISTS submission_whole ON submission (accepted_at)
      WHERE payload IS NOT NULL`)
  },
  '002-content': ({ addColumn }) => addColumn('submission', 'content', 'TEXT'),
}

/** The file of the outbox in the data folder, where it is on SQLite. */
export const outboxFile = 'outbox/outbox.db'

/**
 * The database of the outbox, which several processes may share. A file grows to at most 2 GB unless it says otherwise.
 */
export function createOutboxDatabase(location: StoreLocation): OutboxDatabase {
  return createDatabase({
    location: 'file' in location ? { maxBytes: megabytes(2048), ...location } : location,
    name: 'outbox',
    migrations,
  })
}
