import type { Core } from '@strapi/strapi'
import { bookingListSchema, bookingStages } from '../content-types/booking-confirmation'
import { listPage } from '../records/list-page'
import { bookingUid } from './booking-uid'

const listing = {
  uid: bookingUid,
  fields: [
    'documentId',
    'noRequirement',
    'stage',
    'instructionsReleased',
    'guestName',
    'startDate',
    'endDate',
    'linkNumber',
  ],
  stages: bookingStages,
  searchIn: ['guestName', 'noRequirement'],
  orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
} as const

/** A page of booking confirmations, the latest arrival first. */
export async function listBookings(strapi: Core.Strapi, query: Record<string, unknown>) {
  const { rows, total } = await listPage(strapi, listing, query)
  const data = rows.map((row) => ({
    ...row,
    instructionsReleased: row.instructionsReleased === true,
    linkNumber: row.linkNumber ?? 0,
  }))
  return bookingListSchema.parse({ data, total })
}
