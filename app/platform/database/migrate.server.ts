import { type Kysely, type Migration, Migrator, sql } from 'kysely'
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
 * Brings the tables of a store up to date, in one transaction and in one process at a time. Migrations never drop
 * anything, so a store that a newer version has migrated serves this one, too. Throws errors of the database.
 * @param name of the store, by which its migrations are recorded
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  { engine, name, migrations }: { engine: Engine; name: string; migrations: Migrations },
): Promise<void> {
  const table = `${name}_migration`
  const provided: Record<string, Migration> = {}
  for (const step of await readRecorded(database, table)) provided[step] = { up: async () => {} }
  for (const [step, run] of Object.entries({ ...writeCheck, ...migrations })) {
    provided[step] = { up: (transaction) => run(toolsOf(transaction, engine)) }
  }
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => provided },
    migrationTableName: table,
    migrationLockTableName: `${name}_migration_lock`,
    ...(engine === 'postgres' ? { migrationTableSchema: siteSchema } : {}),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(`Migrating ${name} failed.`)
}

/** The names of the steps that this or another version has run; none before the first. */
async function readRecorded<Tables>(database: Kysely<Tables>, table: string): Promise<string[]> {
  try {
    const recorded = sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`
    return (await recorded.execute(database)).rows.map(({ name }) => name)
  } catch {
    // There is no such table yet. Whatever else is wrong, the migrator meets it, too.
    return []
  }
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
