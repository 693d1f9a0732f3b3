import type { Core } from '@strapi/strapi'
import { readRevision } from '../changes/content-revision'
import { readRentals } from './read-rentals'
import { readTaxonomies } from './read-taxonomies'

/** The answer of `GET /api/catalogue`: all published content that browsing and pricing need. */
export async function readCatalogue(strapi: Core.Strapi) {
  // Read the revision first: after a concurrent change the data is newer than its revision, never older.
  const revision = await readRevision(strapi)
  const taxonomies = await readTaxonomies(strapi)
  const townIds = new Set(taxonomies.towns.map((town) => town.id))
  const rentals = await readRentals(strapi)
  return { revision, ...taxonomies, rentals: rentals.filter(({ townId }) => townIds.has(townId)) }
}
