import type { Core, UID } from '@strapi/strapi'
import type * as z from 'zod'
import { readRows } from './read-rows'

export type PerLocale<Value> = { en: Value | null; es: Value | null }

type DocumentRow = { id: number; documentId: string; locale: string | null }

export type Document<Row> = { documentId: string; facts: Row; byLocale: PerLocale<Row> }

/**
 * The documents of a type without drafts, its languages side by side. A row that does not fit the
 * schema is left out with a line in the log: one bad entry must not take the catalogue down.
 */
export async function readDocuments<Row extends DocumentRow>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  schema: z.ZodType<Row>,
): Promise<Document<Row>[]> {
  const rows = await readRows(strapi, uid)
  return groupDocuments(parseRows(strapi, uid, rows, schema))
}

/** The rows that fit the schema; the others are named in the log. */
export function parseRows<Row>(
  strapi: Core.Strapi,
  uid: UID.Schema,
  rows: unknown[],
  schema: z.ZodType<Row>,
): Row[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row)
    if (result.success) return [result.data]
    strapi.log.warn(`${uid} left out of the catalogue: ${result.error.message}`)
    return []
  })
}

/** Rows of one document become one; the last row of a document says its facts. */
export function groupDocuments<Row extends DocumentRow>(rows: Row[]): Document<Row>[] {
  const documents = new Map<string, Document<Row>>()
  for (const row of rows) {
    const document = documents.get(row.documentId) ?? {
      documentId: row.documentId,
      facts: row,
      byLocale: { en: null, es: null },
    }
    document.facts = row
    if (row.locale === 'en' || row.locale === 'es') document.byLocale[row.locale] = row
    documents.set(row.documentId, document)
  }
  return [...documents.values()]
}

/** One value of each language's words. */
export function perLocale<Row, Value>(
  byLocale: PerLocale<Row>,
  read: (row: Row) => Value,
): PerLocale<Value> {
  return { en: byLocale.en && read(byLocale.en), es: byLocale.es && read(byLocale.es) }
}
