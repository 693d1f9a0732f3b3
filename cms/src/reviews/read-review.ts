import type { Core } from '@strapi/strapi'
import { type Review, reviewAnswerSchema } from '../content-types/review'
import { toIso } from '../records/moments'
import { findReview, ratingsOf } from './review-record'

/** A review with what is known of its stay; null when there is none. */
export async function readReview(
  strapi: Core.Strapi,
  where: { reference: string } | { linkHash: string },
): Promise<Review | null> {
  const found = await findReview(strapi, where)
  if (!found) return null
  const { review, stay } = found
  const at = toIso(review.at)
  return reviewAnswerSchema.parse({ data: { ...review, at, ratings: ratingsOf(review), stay } })
    .data
}
