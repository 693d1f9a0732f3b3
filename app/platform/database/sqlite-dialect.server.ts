import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { seconds } from '~/platform/units/duration'
import type { SqliteFile } from './store-location'

/** How long a statement waits while another process writes. */
const lockPatience = seconds(2)
/** Milliseconds between two tries to write. */
const lockPause = 3

/**
 * Opens a SQLite file for Kysely, creating its folder. Several processes may share it. A transaction must await nothing
 * but the database: it holds the lock of the file meanwhile. Throws errors of the file system and of SQLite.
 */
export function openSqlite(location: SqliteFile): Dialect {
  const database = openFile(location)
  return {
    createDriver: () => new ImmediateSqliteDriver(database),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely: Kysely<unknown>) => new SqliteIntrospector(kysely),
  }
}

/** Commits survive a power failure (`synchronous=FULL`), and erased data is overwritten (`secure_delete`). */
function openFile({ file, maxBytes }: SqliteFile): BetterSqlite.Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new BetterSqlite(file, { timeout: lockPatience })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma('secure_delete = ON')
    // Its own `lower` leaves Á as it is.
    database.function('lower', { deterministic: true }, (value: unknown) =>
      typeof value === 'string' ? value.toLowerCase() : value,
    )
    if (maxBytes !== undefined) {
      const pageSize = Number(database.pragma('page_size', { simple: true }))
      database.pragma(`max_page_count = ${Math.floor(maxBytes / pageSize)}`)
    }
    // From here on `LockedRetry` waits, which does not hold up the thread.
    database.pragma('busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Takes the write lock at the begin of a transaction, since a reading one may not become a writing one. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: BetterSqlite.Database

  constructor(database: BetterSqlite.Database) {
    super({ database })
    this.#database = database
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LockedRetry(await super.acquireConnection())
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'))
  }

  /** SQLite ends the transaction itself after some failures, e.g. on a full disk. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Repeats a statement that had no effect because another process was writing. */
class LockedRetry implements DatabaseConnection {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = Date.now() + lockPatience
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (error) {
        if (!isLocked(error) || Date.now() >= deadline) throw error
      }
      await pause(lockPause)
    }
  }

  streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, size)
  }
}

/** Whether SQLite fails because another process holds the lock of the file. */
export function isLocked(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

/** Has migrations run in one transaction, so that processes that start together do not migrate at once. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
