import type { Core } from '@strapi/strapi'
import { readRevision } from '../changes/content-revision'
import { readRentals } from './read-rentals'
import { readTaxonomies } from './read-taxonomies'

/** Rentals of a page: about a megabyte of JSON, which the site parses without keeping its visitors waiting. */
const pageSize = 100

// Everywhere the revision is read first: after a concurrent change the data is newer than its revision, never older.

/** The answer of `GET /api/catalogue`: what rentals refer to. */
export async function readSharedContent(strapi: Core.Strapi) {
  const revision = await readRevision(strapi)
  return { revision, ...(await readTaxonomies(strapi)) }
}

/**
 * The answer of `GET /api/catalogue/rentals`: published rentals in the order of their document ids, those after
 * `after`. `next` is the `after` of the next page, or null.
 */
export async function readRentalPage(strapi: Core.Strapi, after: string) {
  const revision = await readRevision(strapi)
  const { tableName } = strapi.db.metadata.get('api::rental.rental')
  const rows: { id: string }[] = await strapi.db
    .getConnection(tableName)
    .distinct('document_id as id')
    .where('document_id', '>', after)
    .whereNotNull('published_at')
    .orderBy('document_id')
    .limit(pageSize)
  const ids = rows.map(({ id }) => id)
  const next = ids.length < pageSize ? null : (ids.at(-1) ?? null)
  return { revision, rentals: await readRentals(strapi, ids), next }
}

/** The answer of `GET /api/catalogue/rentals/{documentId}`: one published rental. */
export async function readPublishedRental(strapi: Core.Strapi, documentId: string) {
  const revision = await readRevision(strapi)
  const [rental = null] = await readRentals(strapi, [documentId])
  return { revision, rental }
}
