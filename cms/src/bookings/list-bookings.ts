import type { Core } from '@strapi/strapi'
import { bookingStages, type BookingRow } from '../contract/booking-confirmation'
import { pageOf, wordsAsked } from '../records/list-query'
import { bookingUid } from './booking-uid'

const shown = [
  'documentId',
  'noRequirement',
  'stage',
  'instructionsReleased',
  'guestName',
  'startDate',
  'endDate',
  'linkNumber',
] as const

/** A page of confirmations, the latest arrival first: `search` in guest and number; `stage`; `page` from 1. */
export async function listBookings(
  strapi: Core.Strapi,
  { search, stage, page }: Record<string, unknown>,
): Promise<{ data: BookingRow[]; total: number }> {
  const isStage = bookingStages.some((name) => name === stage)
  const where = { ...(isStage && { stage }), ...wordsAsked(search, ['guestName', 'noRequirement']) }
  const [rows, total] = await strapi.db.query(bookingUid).findWithCount({
    ...{ where, select: [...shown], orderBy: [{ startDate: 'desc' }, { id: 'desc' }] },
    ...pageOf(page),
  })
  const data = rows.map((row: Record<string, unknown>) => ({
    ...Object.fromEntries(shown.map((name) => [name, row[name]])),
    instructionsReleased: row.instructionsReleased === true,
    linkNumber: row.linkNumber ?? 0,
  }))
  return { data: data as BookingRow[], total }
}
