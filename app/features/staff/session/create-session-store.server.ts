import { createHash, randomBytes } from 'node:crypto'
import type Database from 'better-sqlite3'
import { log } from '~/platform/log/log.server'
import { isStorageFailure } from '~/platform/outbox/storage-failure'
import { openDurable } from '~/platform/sqlite/open-durable.server'
import { hours, minutes } from '~/platform/units/duration'
import { type StaffAccount, staffAccountSchema } from '~content/staff-account'

type SessionDatabase = Database.Database

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
function openSessionDatabase(file: string): SessionDatabase {
  return openDurable(file, (database) => database.exec(tables))
}

/** docs/facts/security.md 24: idle and longest time of a session. */
const idleTime = minutes(30)
const longestTime = hours(12)
/** A session is written down as seen no more often than this. */
const noticedEvery = minutes(1)
const idBytes = 32

/** A session with the account as the CMS reported it last. Times are milliseconds since 1970. */
export type StaffSession = { account: StaffAccount; checkedAt: number }

type Row = {
  id: number
  name: string
  role: string
  stamp: string
  seenAt: number
  checkedAt: number
}

export type SessionStore = ReturnType<typeof createSessionStore>

type SessionStoreOptions = { file: string; now?: () => number }

/** Sessions by an id that the browser alone knows: what lies on the disk is its hash. */
export function createSessionStore({ file, now = Date.now }: SessionStoreOptions) {
  let opened: ReturnType<typeof statementsOf> | null = null
  const rows = () => (opened ??= statementsOf(openSessionDatabase(file)))
  const oldest = () => ({ seen: now() - idleTime, started: now() - longestTime })

  /** On a full disk the session goes on and becomes idle earlier than it would. */
  function noteSeen(hash: string): void {
    try {
      rows().noteSeen.run(now(), hash)
    } catch (err) {
      if (!isStorageFailure(err)) throw err
      log.error({ err }, 'session use could not be stored')
    }
  }

  return {
    /** Begins a session and gives its id, 256 random bits. */
    start(account: StaffAccount): string {
      const id = randomBytes(idBytes).toString('base64url')
      rows().insert.run({ ...account, hash: hashOf(id), now: now() })
      return id
    },

    /** The session of an id, which it keeps from becoming idle; null where there is none or it is over. */
    find(id: string): StaffSession | null {
      const hash = hashOf(id)
      const row = rows().find.get({ hash, ...oldest() })
      if (!row) return null
      if (now() - row.seenAt >= noticedEvery) noteSeen(hash)
      const { checkedAt, seenAt: _, ...account } = row
      return { account: staffAccountSchema.parse(account), checkedAt }
    },

    /** The CMS has just said that the account is as it was. */
    noteCheck: (id: string): void => void rows().noteCheck.run(now(), hashOf(id)),

    end: (id: string): void => void rows().end.run(hashOf(id)),

    /** Ends every session of an account; gives how many there were. */
    endAllOf: (account: number): number => rows().endAllOf.run(account).changes,

    /** Forgets sessions that are over; gives how many. */
    sweep: (): number => rows().sweep.run(oldest()).changes,

    close(): void {
      opened?.close()
      opened = null
    },
  }
}

function statementsOf(database: SessionDatabase) {
  return {
    insert: database.prepare<[StaffAccount & { hash: string; now: number }]>(
      `INSERT INTO session (id_hash, account, name, role, stamp, started_at, seen_at, checked_at)
       VALUES (:hash, :id, :name, :role, :stamp, :now, :now, :now)`,
    ),
    find: database.prepare<[{ hash: string; seen: number; started: number }], Row>(
      `SELECT account AS id, name, role, stamp, seen_at AS seenAt, checked_at AS checkedAt
       FROM session WHERE id_hash = :hash AND seen_at > :seen AND started_at > :started`,
    ),
    noteSeen: database.prepare<[number, string]>(
      'UPDATE session SET seen_at = ? WHERE id_hash = ?',
    ),
    noteCheck: database.prepare<[number, string]>(
      'UPDATE session SET checked_at = ? WHERE id_hash = ?',
    ),
    end: database.prepare<[string]>('DELETE FROM session WHERE id_hash = ?'),
    endAllOf: database.prepare<[number]>('DELETE FROM session WHERE account = ?'),
    sweep: database.prepare<[{ seen: number; started: number }]>(
      'DELETE FROM session WHERE seen_at <= :seen OR started_at <= :started',
    ),
    close: () => void database.close(),
  }
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
