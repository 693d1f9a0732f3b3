import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { reviewListSchema } from '../content-types/review'
import { reviewStages } from '../content-types/review-stage'
import { reviewAspects } from '../content-types/review-ratings'
import { listPage } from '../records/list-page'
import { toIso } from '../records/moments'
import { containing, contains } from '../records/text-search'
import { ratingsOf, reviewUid } from './review-record'

const listing = {
  uid: reviewUid,
  fields: ['reference', 'stage', 'rentalName', 'at', 'name', ...reviewAspects],
  stages: reviewStages,
  searchIn: ['reference', 'rentalName', 'name', 'text'],
  alsoFound: reviewsOfGuest,
  orderBy: [{ at: 'desc' }, { id: 'desc' }],
} as const

/** The ids of reviews by the name that the guest has in the stay, which the list shows until they have written. */
function reviewsOfGuest({ db }: Core.Strapi, text: string): Knex.QueryBuilder {
  const stays = db.connection('stays').whereRaw(contains, ['guest_name', containing(text)])
  return db
    .connection(db.metadata.get(reviewUid).tableName)
    .whereIn('reference', stays.select('reference'))
    .select('id')
}

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
