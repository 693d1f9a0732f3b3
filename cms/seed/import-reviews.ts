import { hours } from '../../content-types/duration'
import type { RentalSeed } from './content/types'
import { reviewsOf, type ReviewSeed } from './content/reviews/reviews'
import { reviewUid } from '../src/reviews/review-record'
import type { SeedContext } from './seed-context'
import { startOfDay } from './seed-day'

/** Reviews whose commit is shared. */
const batchSize = 100

/** Imports what guests say of the rentals. They belong to no stay; those that exist stay as they are. */
export async function importReviews(
  { strapi, today, written, progress }: SeedContext,
  rentals: readonly RentalSeed[],
): Promise<void> {
  const reviews = strapi.db.query(reviewUid)
  const stored: { reference: string }[] = await reviews.findMany({ select: ['reference'] })
  const known = new Set(stored.map(({ reference }) => reference))
  const seeds = reviewsOf(rentals).filter(({ reference }) => !known.has(reference))
  const ids = await readIds()
  for (let start = 0; start < seeds.length; start += batchSize) {
    await strapi.db.transaction(async () => {
      for (const seed of seeds.slice(start, start + batchSize)) await importOne(seed)
    })
    progress('reviews', Math.min(start + batchSize, seeds.length), seeds.length)
  }

  async function readIds(): Promise<Map<string, string>> {
    const rows: { documentId: string; slug: string }[] = await strapi.db
      .query('api::rental.rental')
      .findMany({ select: ['documentId', 'slug'] })
    return new Map(rows.map(({ documentId, slug }) => [slug, documentId]))
  }

  async function importOne({ rental, ratings, daysAgo, ...seed }: ReviewSeed): Promise<void> {
    const rentalId = ids.get(rental)
    // Editors may have given it another address.
    if (!rentalId) return
    const rentalName = rentals.find(({ slug }) => slug === rental)?.name[seed.language]
    // At noon in Guatemala.
    const at = new Date(Date.parse(startOfDay(-daysAgo, today)) + hours(12))
    await reviews.create({
      data: { ...seed, ...ratings, rentalId, rentalName, stage: 'approved', at, revision: 1 },
    })
    written.count += 1
  }
}
