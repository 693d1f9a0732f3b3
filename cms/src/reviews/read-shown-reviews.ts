import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { parseRows } from '../catalogue/read-documents'
import { readRows } from '../catalogue/read-rows'
import type { RentalReviews } from '../content-types/rental-reviews'
import {
  meanRating,
  maxShownReviews,
  reviewAspects,
  type ReviewRatings,
} from '../content-types/review-ratings'
import { guatemalaDay } from '../records/guatemala-day'
import { reviewUid } from './review-record'

const rowSchema = z.object({
  id: z.number(),
  rentalId: z.string(),
  language: z.enum(['en', 'es']),
  name: z.string(),
  text: z.string(),
  answer: z.string().nullable(),
  at: z.iso.datetime(),
  place: z.number(),
  cleanliness: z.number(),
  accuracy: z.number(),
  host: z.number(),
  value: z.number(),
})

export type ApprovedReview = z.infer<typeof rowSchema>

/** The approved reviews of rentals, by document id, with nothing in them of guest and stay. */
export async function readShownReviews(
  strapi: Core.Strapi,
  rentals: readonly string[],
): Promise<Map<string, RentalReviews>> {
  const rows = await readRows(strapi, reviewUid, (query) =>
    query.whereIn('rental_id', rentals).where('stage', 'approved'),
  )
  const byRental = new Map<string, ApprovedReview[]>()
  for (const row of parseRows(strapi, reviewUid, rows, rowSchema)) {
    const known = byRental.get(row.rentalId)
    if (known) known.push(row)
    else byRental.set(row.rentalId, [row])
  }
  return new Map([...byRental].map(([id, reviews]) => [id, summarizeReviews(reviews)]))
}

/** The figures of all approved reviews of a rental, and the words of the newest. There is at least one. */
export function summarizeReviews(reviews: readonly ApprovedReview[]): RentalReviews {
  const average = (aspect: keyof ReviewRatings) => {
    const sum = reviews.reduce((total, review) => total + review[aspect], 0)
    return Math.round((sum / reviews.length) * 100) / 100
  }
  const averages = Object.fromEntries(reviewAspects.map((aspect) => [aspect, average(aspect)]))
  return {
    count: reviews.length,
    averages: averages as ReviewRatings,
    newest: [...reviews]
      .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
      .slice(0, maxShownReviews)
      .map((review) => ({
        name: review.name,
        language: review.language,
        day: guatemalaDay(new Date(review.at)),
        rating: meanRating(review),
        text: review.text,
        answer: review.answer,
      })),
  }
}
