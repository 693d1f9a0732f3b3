import { type Kysely, Migrator, sql } from 'kysely'
import { siteSchema } from './postgres-dialect.server'

export type Engine = 'sqlite' | 'postgres'

/** What a migration works with: the words that differ between the engines, and ways to change the tables. */
export type MigrationTools = {
  engine: Engine
  /** The type of times and counts, 64 bits. */
  integer: 'INTEGER' | 'BIGINT'
  blob: 'BLOB' | 'BYTEA'
  /** Ends the definition of a table. */
  strict: 'STRICT' | ''
  /** Runs one statement. */
  run: (statement: string) => Promise<void>
  /** Adds a column unless the table has it. */
  addColumn: (table: string, name: string, type: string) => Promise<void>
}

/**
 * The steps by which the tables of a store came about, by name; they run in the order of their names, each once. The
 * first one must accept a SQLite file from before migrations were recorded.
 */
export type Migrations = Record<string, (tools: MigrationTools) => Promise<void>>

/** For `canWrite`. */
const writeCheck: Migrations = {
  '000-write-check': async ({ run, blob, strict }) => {
    await run(`CREATE TABLE IF NOT EXISTS write_check (filler ${blob} NOT NULL) ${strict}`)
  },
}

/**
 * Brings the tables of a store up to date, in one transaction and in one process at a time. Throws errors of the
 * database, and an error if a newer version of the site has migrated it.
 * @param name of the store, by which its migrations are recorded
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  { engine, name, migrations }: { engine: Engine; name: string; migrations: Migrations },
): Promise<void> {
  const steps = Object.entries({ ...writeCheck, ...migrations })
  const provided = Object.fromEntries(
    steps.map(([step, run]) => [
      step,
      { up: (transaction: Kysely<unknown>) => run(toolsOf(transaction, engine)) },
    ]),
  )
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => provided },
    migrationTableName: `${name}_migration`,
    migrationLockTableName: `${name}_migration_lock`,
    ...(engine === 'postgres' ? { migrationTableSchema: siteSchema } : {}),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(`Migrating ${name} failed.`)
}

function toolsOf(database: Kysely<unknown>, engine: Engine): MigrationTools {
  const isSqlite = engine === 'sqlite'
  async function run(statement: string): Promise<void> {
    await sql.raw(statement).execute(database)
  }
  async function hasColumn(table: string, name: string): Promise<boolean> {
    const columns = sql<{ name: string }>`SELECT name FROM pragma_table_info(${table})`
    return (await columns.execute(database)).rows.some((column) => column.name === name)
  }
  return {
    engine,
    integer: isSqlite ? 'INTEGER' : 'BIGINT',
    blob: isSqlite ? 'BLOB' : 'BYTEA',
    strict: isSqlite ? 'STRICT' : '',
    run,
    async addColumn(table, name, type) {
      // SQLite has no IF NOT EXISTS for columns.
      if (isSqlite && (await hasColumn(table, name))) return
      await run(
        `ALTER TABLE ${table} ADD COLUMN ${isSqlite ? '' : 'IF NOT EXISTS'} ${name} ${type}`,
      )
    },
  }
}
