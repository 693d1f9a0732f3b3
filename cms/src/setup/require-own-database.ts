import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import { seconds } from '../content-types/duration'
import type { Environment } from '../environment/environment'

type Place = Pick<Environment, 'DATABASE_CLIENT' | 'DATABASE_URL' | 'databaseFile'>

/** Ends when the process does, however it ends, or by `release`. */
export type DatabaseLock = { release: () => Promise<void>; onLost: (listener: () => void) => void }

const message =
  'Another CMS uses this database. End it first: two would do each periodic job twice and miss the changes of each other.'

/** Kept for as long as the process runs: a lock that nothing refers to is collected as garbage, and so given up. */
let held: DatabaseLock | undefined

/**
 * `patience` in milliseconds, with a CMS that has the lock and, unless `waitsForServer`, with a server that is away.
 */
type Waiting = { patience?: number; waitsForServer?: boolean }

/**
 * Lets one CMS at a time use a database. Waits for one that is just ending, as in a restart, and throws if it does not
 * end. If the connection that holds the lock breaks, the lock is taken again, however long the server is away; if
 * another CMS has it by then, this one ends.
 */
export async function requireOwnDatabase(
  strapi: Pick<Core.Strapi, 'stopWithError'>,
  place: Place,
  waiting: Waiting = {},
): Promise<void> {
  held = await waitForLock(place, waiting)
  held.onLost(() => {
    requireOwnDatabase(strapi, place, { ...waiting, waitsForServer: true }).catch(
      (error: unknown) => strapi.stopWithError(error),
    )
  })
}

export async function waitForLock(
  place: Place,
  { patience = seconds(30), waitsForServer = false }: Waiting = {},
): Promise<DatabaseLock> {
  let deadline = Date.now() + patience
  for (;;) {
    const lock = await tryLock(place).catch((error: unknown) => {
      // The server may be restarting.
      if (waitsForServer) deadline = Date.now() + patience
      else if (Date.now() >= deadline) throw error
      return null
    })
    if (lock) return lock
    if (Date.now() >= deadline) throw new Error(message)
    await wait(Math.min(500, patience))
  }
}

function tryLock(place: Place): Promise<DatabaseLock | null> {
  return place.DATABASE_CLIENT === 'postgres'
    ? tryLockOnPostgres(place.DATABASE_URL ?? '')
    : Promise.resolve(tryLockOnSqlite(`${place.databaseFile}.lock`))
}

/** A lock of the session: the server gives it up when the connection ends. */
async function tryLockOnPostgres(connectionString: string): Promise<DatabaseLock | null> {
  const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 })
  const listeners: (() => void)[] = []
  let isReleased = false
  client.on('error', () => undefined)
  client.on('end', () => {
    if (!isReleased) for (const listener of listeners) listener()
  })
  await client.connect()
  const { rows } = await client.query(
    "select pg_try_advisory_lock(hashtext('ceiba-stays-cms')) as taken",
  )
  const lock = {
    async release() {
      isReleased = true
      await client.end()
    },
    onLost: (listener: () => void) => void listeners.push(listener),
  }
  if (rows[0]?.taken === true) return lock
  await lock.release()
  return null
}

/** A transaction that never ends, in a file of its own: the system gives it up when the process ends. */
function tryLockOnSqlite(file: string): DatabaseLock | null {
  const database = new Database(file, { timeout: 0 })
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return null
    throw error
  }
  return {
    release: async () => void database.close(),
    onLost: () => undefined,
  }
}
