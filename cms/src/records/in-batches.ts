import type { Knex } from 'knex'

/** SQLite limits the values and the rows of one statement. */
const valuesAtOnce = 500
const rowsAtOnce = 200

/** Reads the rows of many values, some of them at a time. */
export async function inBatches<Row>(
  values: readonly string[],
  read: (some: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < values.length; start += valuesAtOnce) {
    rows.push(...(await read(values.slice(start, start + valuesAtOnce))))
  }
  return rows
}

/** Inserts many rows, some of them at a time. */
export async function insertInBatches(
  rows: readonly object[],
  table: () => Knex.QueryBuilder,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await table().insert(rows.slice(start, start + rowsAtOnce))
  }
}
