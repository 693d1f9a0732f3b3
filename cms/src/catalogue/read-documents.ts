import type { Core, UID } from '@strapi/strapi'
import type * as z from 'zod'
import { readRows } from './read-rows'

export type PerLocale<Value> = { en: Value | null; es: Value | null }

type DocumentRow = { id: number; documentId: string; locale: string | null }

export type Document<Row> = { documentId: string; facts: Row; byLocale: PerLocale<Row> }

/**
 * The documents of a type without drafts, with their languages. A row that fails validation is skipped and logged:
 * one bad entry must not take the catalogue down.
 */
export async function readDocuments<Row extends DocumentRow>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  schema: z.ZodType<Row>,
): Promise<Document<Row>[]> {
  const rows = await readRows(strapi, uid)
  return groupDocuments(parseRows(strapi, uid, rows, schema))
}

/** The valid rows; the others are logged and skipped. */
export function parseRows<Row>(
  strapi: Core.Strapi,
  uid: UID.Schema,
  rows: unknown[],
  schema: z.ZodType<Row>,
): Row[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row)
    if (result.success) return [result.data]
    strapi.log.warn(`${uid} failed validation, skipped in the catalogue: ${result.error.message}`)
    return []
  })
}

/** Groups rows by document; shared fields come from the last row. */
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

/** Reads one value of each language. */
export function perLocale<Row, Value>(
  byLocale: PerLocale<Row>,
  read: (row: Row) => Value,
): PerLocale<Value> {
  return { en: byLocale.en && read(byLocale.en), es: byLocale.es && read(byLocale.es) }
}
