import type { Core } from '@strapi/strapi'
import { reviewListSchema } from '../content-types/review'
import { reviewStages } from '../content-types/review-stage'
import { reviewAspects } from '../content-types/review-ratings'
import { listPage } from '../records/list-page'
import { toIso } from '../records/moments'
import { ratingsOf, reviewUid } from './review-record'

const listing = {
  uid: reviewUid,
  fields: ['reference', 'stage', 'rentalName', 'at', 'name', ...reviewAspects],
  stages: reviewStages,
  searchIn: ['reference', 'rentalName', 'name', 'text'],
  orderBy: [{ at: 'desc' }, { id: 'desc' }],
} as const

/** A page of reviews, the latest first. */
export async function listReviews(strapi: Core.Strapi, query: Record<string, unknown>) {
  const { rows, total } = await listPage(strapi, listing, query)
  const stays: { reference: string; guestName: string }[] = await strapi.db
    .query('api::stay.stay')
    .findMany({
      where: { reference: { $in: rows.map(({ reference }) => reference) } },
      select: ['reference', 'guestName'],
    })
  const guests = new Map(stays.map(({ reference, guestName }) => [reference, guestName]))
  const data = rows.map((row) => ({
    ...row,
    guestName: guests.get(String(row.reference)) ?? null,
    at: toIso(row.at),
    ratings: ratingsOf(row),
  }))
  return reviewListSchema.parse({ data, total })
}
