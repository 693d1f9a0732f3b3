import type { Rental } from '~content/rental'
import { minForAverage, meanRating } from '~content/review-ratings'

/** What guests think of a rental on average, from 1 to 5, with one decimal. */
export type Rating = { average: number; count: number }

/** Null before there are three reviews (operations.md §6). */
export function ratingOf({ reviews }: Pick<Rental, 'reviews'>): Rating | null {
  if (!reviews || reviews.count < minForAverage) return null
  return { average: Math.round(meanRating(reviews.averages) * 10) / 10, count: reviews.count }
}
