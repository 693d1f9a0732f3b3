import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { seconds } from '~/platform/units/duration'
import { canWriteFile, fillerBytes } from './can-write-file.server'
import { type Engine, type Migrations, migrate } from './migrate.server'
import { openPostgres } from './postgres-dialect.server'
import { openSqlite } from './sqlite-dialect.server'
import type { StoreLocation } from './store-location'

export type DatabaseOptions = {
  location: StoreLocation
  /** The name of the store, by which its migrations are recorded. Do not change it. */
  name: string
  migrations: Migrations
}

export type Database<Tables> = {
  engine: Engine
  /** The open and migrated database. Opens it on first use and again after a failure. Throws errors of the database. */
  open: () => Promise<Kysely<Tables>>
  /** Whether a row can be written now. Answers within seconds and never throws. */
  canWrite: () => Promise<boolean>
  /** Closes the database. The next `open` opens it again. */
  close: () => Promise<void>
}

/** How long a PostgreSQL server may take to write the row of `canWrite`. */
const writePatience = seconds(2)

/** The database of one store, on the engine of its location. */
export function createDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const { location } = options
  const engine = 'file' in location ? 'sqlite' : 'postgres'
  let opening: Promise<Kysely<Tables>> | null = null

  async function openAndMigrate(): Promise<Kysely<Tables>> {
    const dialect = 'file' in location ? openSqlite(location) : openPostgres(location.url)
    const database = new Kysely<Tables>({ dialect })
    try {
      await migrate(database, { ...options, engine })
      return database
    } catch (error) {
      await database.destroy()
      throw error
    }
  }

  async function open(): Promise<Kysely<Tables>> {
    const opened = (opening ??= openAndMigrate())
    try {
      return await opened
    } catch (error) {
      if (opening === opened) opening = null
      throw error
    }
  }

  async function writeRow(): Promise<boolean> {
    try {
      const database = await open()
      await sql`INSERT INTO write_check VALUES (${Buffer.alloc(fillerBytes)})`.execute(database)
      await sql`DELETE FROM write_check`.execute(database)
      return true
    } catch {
      return false
    }
  }

  return {
    engine,
    open,
    async canWrite() {
      if (!('file' in location)) {
        return Promise.race([writeRow(), pause(writePatience, false, { ref: false })])
      }
      // A transaction of this process would hold the lock while the check waits for it; none lasts beyond this turn.
      await nextTurn()
      return canWriteFile(location.file)
    },
    async close() {
      const opened = opening
      opening = null
      // What failed to open is closed already.
      const database = await opened?.catch(() => null)
      await database?.destroy()
    },
  }
}
