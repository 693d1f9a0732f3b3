import type { Core } from '@strapi/strapi'
import type { LeadRow } from './lead-columns'

const uid = 'api::lead.lead'
const batch = 200

type Found = { documentId: string }
/** Filters, search and order, sanitized by the reader's permissions. */
export type LeadQuery = { filters?: object; sort?: unknown; _q?: string }

/**
 * Streams the leads of a query in its order, in batches. The ids are read first, so new leads meanwhile cause no
 * duplicates or gaps.
 */
export async function* readLeads(
  strapi: Core.Strapi,
  { filters, sort, _q }: LeadQuery,
): AsyncGenerator<LeadRow> {
  const documents = strapi.documents(uid)
  const query = { filters, sort: sort ?? 'receivedAt:desc', _q, fields: ['documentId'] }
  const found: Found[] = await documents.findMany(query)
  const ids = [...new Set(found.map(({ documentId }) => documentId))]
  for (let start = 0; start < ids.length; start += batch) {
    const wanted = ids.slice(start, start + batch)
    const rows: LeadRow[] = await strapi.db.query(uid).findMany({
      where: { documentId: { $in: wanted } },
      populate: { campaign: true, skills: true },
    })
    const byId = new Map(rows.map((row) => [row.documentId, row]))
    for (const id of wanted) {
      const row = byId.get(id)
      // Skip leads that were deleted meanwhile.
      if (row) yield row
    }
  }
}
