import type { Core, UID } from '@strapi/strapi'
import type { Knex } from 'knex'
import { toIso } from '../records/moments'

export type Row = Record<string, unknown> & { id: number }

type Scalar = { type: string; columnName: string }

/**
 * All scalar fields of a table by attribute name, ordered by id. Bypasses Strapi's query engine, which needs
 * milliseconds per entry with this many components.
 */
export async function readRows(
  strapi: Core.Strapi,
  uid: UID.Schema,
  restrict: (query: Knex.QueryBuilder) => Knex.QueryBuilder = (query) => query,
): Promise<Row[]> {
  const { tableName } = strapi.db.metadata.get(uid)
  const scalars = scalarsOf(strapi, uid)
  const columns = scalars.map(([name, { columnName }]) => `${tableName}.${columnName} as ${name}`)
  const query = strapi.db.getConnection(tableName).select(columns)
  const rows: Row[] = await restrict(query).orderBy(`${tableName}.id`)
  for (const row of rows) {
    for (const [name, { type }] of scalars) row[name] = fromColumn(type, row[name])
  }
  return rows
}

/**
 * Restricts a query to rows with one of these ids, in one bound value however many there are. A list, unlike a
 * subquery, tells the planner of PostgreSQL how many rows to expect, also before the tables were analysed.
 */
export function whereIdIn(
  strapi: Core.Strapi,
  query: Knex.QueryBuilder,
  column: string,
  ids: readonly number[],
): Knex.QueryBuilder {
  return strapi.db.dialect.client === 'postgres'
    ? query.whereRaw('?? = any(?)', [column, ids])
    : query.whereRaw('?? in (select value from json_each(?))', [column, JSON.stringify(ids)])
}

function scalarsOf(strapi: Core.Strapi, uid: UID.Schema): [string, Scalar][] {
  const attributes = Object.entries(strapi.db.metadata.get(uid).attributes)
  return attributes.flatMap(([name, attribute]): [string, Scalar][] =>
    'columnName' in attribute && typeof attribute.columnName === 'string'
      ? [[name, { type: attribute.type, columnName: attribute.columnName }]]
      : [],
  )
}

/** Converts values that SQLite and PostgreSQL store differently to the same form. */
function fromColumn(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  switch (type) {
    case 'boolean':
      return Boolean(value)
    case 'decimal':
    case 'float':
    case 'integer':
      return Number(value)
    case 'datetime':
      return toIso(value)
    case 'date':
      return String(value).slice(0, 10)
    case 'time':
      return String(value).slice(0, 5)
    default:
      return value
  }
}
