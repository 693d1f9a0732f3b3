import type { Core, UID } from '@strapi/strapi'
import type { Knex } from 'knex'
import { phoneDigits, phoneIsLike } from './phone-search'
import { containing, contains } from './text-search'

const rowsPerPage = 25
const maxSearchLength = 100
const lastPage = 10_000

type Listing = {
  uid: UID.ContentType
  /** The fields of a row that are read. */
  fields: readonly string[]
  /** The values by which `stage` may filter; another value filters nothing. */
  stages: readonly string[]
  /** The fields in which `search` is looked for (`text-search.ts`); in `phone` also by its digits alone. */
  searchIn: readonly string[]
  /** The ids of further rows in which `search` is found. */
  alsoFound?: (strapi: Core.Strapi, text: string) => Knex.QueryBuilder
  orderBy: object
  /** What every row of this list has. */
  within?: object
}

type Page = { rows: Record<string, unknown>[]; total: number }

/** A page of a staff list by the query of its call: `search`, `stage`, and `page` counted from 1. */
export async function listPage(
  strapi: Core.Strapi,
  { uid, fields, stages, searchIn, alsoFound, orderBy, within = {} }: Listing,
  { search, stage, page }: Record<string, unknown>,
): Promise<Page> {
  const text = typeof search === 'string' ? search.trim().slice(0, maxSearchLength) : ''
  const number = Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), lastPage)
  const where = {
    ...within,
    ...(stages.some((name) => name === stage) && { stage }),
    ...(text !== '' && {
      $or: [
        byText(strapi, uid, searchIn, text),
        ...(searchIn.includes('phone') ? byPhone(strapi, uid, text) : []),
        ...(alsoFound ? [{ id: { $in: alsoFound(strapi, text) } }] : []),
      ],
    }),
  }
  const [rows, total] = await strapi.db.query(uid).findWithCount({
    where,
    select: [...fields],
    orderBy,
    limit: rowsPerPage,
    offset: (number - 1) * rowsPerPage,
  })
  return { rows, total }
}

function byText(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  fields: readonly string[],
  text: string,
) {
  const { tableName, attributes } = strapi.db.metadata.get(uid)
  const pattern = containing(text)
  const rows = strapi.db.connection(tableName).where((any) => {
    for (const field of fields) {
      const attribute = attributes[field]
      const column = attribute && 'columnName' in attribute ? attribute.columnName : undefined
      if (!column) throw new Error(`${uid} has no column for ${field}`)
      void any.orWhereRaw(contains, [column, pattern])
    }
  })
  return { id: { $in: rows.select('id') } }
}

function byPhone(strapi: Core.Strapi, uid: UID.ContentType, text: string): object[] {
  const digits = phoneDigits(text)
  if (digits === null) return []
  const { tableName } = strapi.db.metadata.get(uid)
  const rows = strapi.db.connection(tableName).whereRaw(phoneIsLike, ['phone', `%${digits}%`])
  return [{ id: { $in: rows.select('id') } }]
}
