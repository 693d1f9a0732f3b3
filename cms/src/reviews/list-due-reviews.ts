import type { Core } from '@strapi/strapi'
import { stagesBeforeReview } from '../content-types/review-stage'

const most = 100

/**
 * The references of stays that ended in these days and are due for a review: with one of our rentals and an e-mail
 * address, not asked yet. The earliest end comes first.
 */
export async function listDueReviews(
  strapi: Core.Strapi,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows: { reference: string }[] = await strapi.db
    .getConnection('stays')
    .leftJoin('reviews', 'reviews.stay', 'stays.reference')
    .whereIn('stays.stage', [...stagesBeforeReview])
    .whereBetween('stays.end_date', [from, to])
    .whereNotNull('stays.email')
    .whereNotNull('stays.rental_id')
    // Includes reviews that were opened but not mailed because of a crash.
    .whereNull('reviews.mailed_at')
    .where((query) => void query.whereNull('reviews.id').orWhere('reviews.stage', 'asked'))
    .orderBy('stays.end_date')
    .orderBy('stays.id')
    .limit(most)
    .select('stays.reference')
  return rows.map(({ reference }) => reference)
}
