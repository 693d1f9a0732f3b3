import { environment } from '../src/environment/environment'
import { stayUid } from '../src/stays/stay-record'
import { stays } from './content/stays/stays'
import type { RentalSeed } from './content/types'
import type { SeedContext } from './seed-context'
import { demoStay, isDemoReference } from './stays/demo-stay'
import type { DemoRental } from './stays/stay-money'
import { writeStay } from './stays/write-stay'

/**
 * Imports stays with their inquiries, offers, contracts, bookings, payments and reviews, so that the staff's pages show
 * a working day. A signature cannot be made up: `scripts/sign-demo-contracts.ts` gives them by the code of the site.
 * Stays that exist stay as they are, and a database with stays of real guests gets none.
 */
export async function importStays(
  { strapi, today, written, progress }: SeedContext,
  rentals: readonly RentalSeed[],
): Promise<void> {
  const stored: { reference: string }[] = await strapi.db
    .query(stayUid)
    .findMany({ select: ['reference'] })
  const known = new Set(stored.map(({ reference }) => reference))
  if (stored.some(({ reference }) => !isDemoReference(reference))) return
  const ids = await readIds()
  const { PRIVATE_FILES_KEY: linkKey, SITE_ORIGIN: siteOrigin } = environment()
  const writer = { strapi, today, linkKey, siteOrigin }
  for (const [number, seed] of stays.entries()) {
    const [house, ...also] = [seed.house, ...(seed.also ?? [])].flatMap(findRental)
    const stay = demoStay(seed, number, today)
    if (house && !known.has(stay.reference)) {
      await strapi.db.transaction(() => writeStay(writer, stay, [house, ...also]))
      written.count += 1
    }
    progress('stays', number + 1, stays.length)
  }

  /** Editors may have given it another address. */
  function findRental(slug: string): DemoRental[] {
    const seed = rentals.find((rental) => rental.slug === slug)
    const id = ids.get(slug)
    return seed && id ? [{ id, seed }] : []
  }

  async function readIds(): Promise<Map<string, string>> {
    const rows: { documentId: string; slug: string }[] = await strapi.db
      .query('api::rental.rental')
      .findMany({ select: ['documentId', 'slug'] })
    return new Map(rows.map(({ documentId, slug }) => [slug, documentId]))
  }
}
