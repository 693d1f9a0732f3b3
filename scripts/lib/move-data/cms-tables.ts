import type Database from 'better-sqlite3'
import type pg from 'pg'
import { StepFailed } from '../run-step.js'

export type CmsColumn = {
  name: string
  /** The type on PostgreSQL, as `information_schema` names it. */
  type: string
}
export type CmsTable = {
  name: string
  columns: CmsColumn[]
  /** The highest id that was ever given, to a deleted row too; 0 if none was. */
  lastId: number
}

/** In these the CMS notes how it made the tables of its own database. */
const notCopied = new Set([
  'strapi_database_schema',
  'strapi_migrations',
  'strapi_migrations_internal',
])

/** The tables of the CMS that both databases have. Throws StepFailed unless they have the same tables and columns. */
export async function readCmsTables(
  source: Database.Database,
  client: pg.Client,
): Promise<CmsTable[]> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `SELECT table_name AS table, column_name AS name, data_type AS type
    FROM information_schema.columns WHERE table_schema = current_schema()`,
  )
  const targets = new Map<string, CmsColumn[]>()
  for (const { table, ...column } of rows) {
    targets.set(table, [...(targets.get(table) ?? []), column])
  }
  const names = source
    .prepare<[], string>(
      `SELECT name FROM sqlite_master WHERE type = 'table'
      AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .pluck()
    .all()
  const tables = names.filter((name) => !notCopied.has(name))
  const missing = [...targets.keys()].filter(
    (name) => !notCopied.has(name) && !tables.includes(name),
  )
  return [...tables, ...missing].map((name) => {
    const columns = targets.get(name) ?? []
    requireSameColumns(name, columnsOf(source, name), columns)
    return { name, columns, lastId: lastIdOf(source, name) }
  })
}

function columnsOf(source: Database.Database, table: string): string[] {
  return source
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
    .pluck()
    .all(table)
}

function requireSameColumns(
  table: string,
  from: readonly string[],
  to: readonly CmsColumn[],
): void {
  const names = new Set(to.map(({ name }) => name))
  const odd = from.filter((name) => !names.has(name))
  if (odd.length === 0 && from.length === names.size) return
  throw new StepFailed(
    `The table ${table} differs between the two databases. Start this version once on SQLite, so that its tables are those of today, and try again.`,
  )
}

function lastIdOf(source: Database.Database, table: string): number {
  const last = source.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?')
  return last.pluck().get(table) ?? 0
}
