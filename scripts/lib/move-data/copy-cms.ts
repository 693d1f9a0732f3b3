import Database from 'better-sqlite3'
import pg from 'pg'
import { StepFailed } from '../run-step.js'
import { type CmsTable, readCmsTables } from './cms-tables'
import { createChecksum, toPostgres } from './cms-values'

const rowsAtOnce = 1000

export type CopiedTable = { name: string; rows: number; checksum: string }

/**
 * Copies the database of the CMS from a SQLite file to PostgreSQL, where the CMS has made its tables, in one
 * transaction. What the CMS wrote into these tables when it made them is replaced. Reads the copy back and compares
 * counts and checksums of all tables. Throws StepFailed if they differ or the tables do not match; PostgreSQL is then
 * as before.
 */
export async function copyCms(file: string, url: string): Promise<CopiedTable[]> {
  const source = new Database(file, { readonly: true, fileMustExist: true })
  const client = new pg.Client({ connectionString: url, types: textTypes() })
  await client.connect()
  try {
    await client.query('BEGIN')
    const tables = await readCmsTables(source, client)
    const restoreForeignKeys = await deferForeignKeys(client)
    await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`)
    const copied: CopiedTable[] = []
    for (const table of tables) copied.push(await copyTable(source, client, table))
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    await restoreForeignKeys()
    for (const [index, table] of tables.entries()) await compare(client, table, copied[index])
    await client.query('COMMIT')
    // Without statistics the first large reads take minutes.
    await client.query('ANALYZE')
    return copied
  } finally {
    source.close()
    await client.end()
  }
}

/** Numbers as numbers; days, times and JSON as the text that the server sends. */
function textTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  const { DATE, JSON, JSONB, INT8, NUMERIC } = pg.types.builtins
  for (const type of [DATE, JSON, JSONB]) types.setTypeParser(type, (text) => text)
  for (const type of [INT8, NUMERIC]) types.setTypeParser(type, Number)
  return types
}

/** Lets tables be filled in any order until the constraints are checked. Resolves with how to undo it. */
async function deferForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; of: string }>(
    `SELECT quote_ident(conname) AS name, conrelid::regclass::text AS of
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  const alterAll = async (how: string) => {
    for (const { name, of } of rows) {
      await client.query(`ALTER TABLE ${of} ALTER CONSTRAINT ${name} ${how}`)
    }
  }
  await alterAll('DEFERRABLE INITIALLY DEFERRED')
  return () => alterAll('NOT DEFERRABLE')
}

async function copyTable(
  source: Database.Database,
  client: pg.Client,
  { name, columns, lastId }: CmsTable,
): Promise<CopiedTable> {
  const table = quoted(name)
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const insert = `INSERT INTO ${table} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1)`
  const checksum = createChecksum(columns)
  let page: object[] = []
  const write = async () => {
    try {
      await client.query(insert, [JSON.stringify(page)])
    } catch (error) {
      throw new StepFailed(`The table ${name} could not be copied: ${String(error)}`)
    }
    page = []
  }
  const rows = source.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY id`)
  for (const row of rows.iterate()) {
    checksum.add(row)
    page.push(toPostgres(row, columns))
    if (page.length === rowsAtOnce) await write()
  }
  if (page.length > 0) await write()
  if (lastId > 0) {
    await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, lastId])
  }
  return { name, ...checksum.end() }
}

async function compare(
  client: pg.Client,
  { name, columns }: CmsTable,
  expected: CopiedTable | undefined,
): Promise<void> {
  const checksum = createChecksum(columns)
  let after = -1
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT * FROM ${quoted(name)} WHERE id > $1 ORDER BY id LIMIT ${rowsAtOnce}`,
      [after],
    )
    for (const row of rows) checksum.add(row)
    const last = rows.at(-1)
    if (!last) break
    after = Number(last.id)
  }
  const found = checksum.end()
  if (found.rows !== expected?.rows || found.checksum !== expected.checksum) {
    throw new StepFailed(
      `The table ${name} is not the same after copying: ${expected?.rows} rows became ${found.rows}, or a value changed.`,
    )
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
