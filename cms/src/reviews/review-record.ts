import type { Core } from '@strapi/strapi'
import type { Review } from '../content-types/review'
import type { ReviewStage } from '../content-types/review-stage'
import type { ReviewRatings } from '../content-types/review-ratings'
import type { StayRecord } from '../stays/stay-record'
import { findStay } from '../stays/stay-record'

export const reviewUid = 'api::review.review'

/** A review as it is stored. */
export type ReviewRecord = Partial<ReviewRatings> & {
  id: number
  reference: string
  /** The reference of the stay; null for one that was imported. */
  stay: string | null
  rentalId: string | null
  rentalName: string | null
  stage: ReviewStage
  at: string | Date
  mailedAt: string | Date | null
  language: 'en' | 'es'
  name: string | null
  text: string | null
  answer: string | null
  decidedBy: string | null
  revision: number
}

/** A review with its stay, inside the current transaction if any; null when there is none. */
export async function findReview(
  strapi: Core.Strapi,
  where: { reference: string } | { linkHash: string },
): Promise<{ review: ReviewRecord; stay: StayRecord | null } | null> {
  const review: ReviewRecord | null = await strapi.db.query(reviewUid).findOne({ where })
  if (!review) return null
  const stay = review.stay === null ? null : await findStay(strapi, { reference: review.stay })
  return { review, stay }
}

/** The five ratings; null before the guest has written. */
export function ratingsOf(review: Partial<ReviewRatings>): Review['ratings'] {
  const { place, cleanliness, accuracy, host, value } = review
  if (!place || !cleanliness || !accuracy || !host || !value) return null
  return { place, cleanliness, accuracy, host, value }
}
