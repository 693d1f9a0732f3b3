/** What guests rate from 1 to 5 (operations.md §6), in the order in which it is asked and shown. */
export const reviewAspects = ['place', 'cleanliness', 'accuracy', 'host', 'value'] as const

export type ReviewAspect = (typeof reviewAspects)[number]
export type ReviewRatings = Record<ReviewAspect, number>

/** From so many reviews on their average and count are shown (operations.md §6). */
export const minForAverage = 3

/** The newest reviews of a rental that its page holds. */
export const maxShownReviews = 30

/** The mean of five ratings, to two decimals. */
export function meanRating(ratings: ReviewRatings): number {
  const sum = reviewAspects.reduce((total, aspect) => total + ratings[aspect], 0)
  return Math.round((sum / reviewAspects.length) * 100) / 100
}
