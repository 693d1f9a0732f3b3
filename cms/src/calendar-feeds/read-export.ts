import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { dayRangeSchema } from '../content-types/calendar-day'
import type { CalendarExport } from '../content-types/calendar-feed'
import { dayAfter, type StayDates } from '../content-types/nights'
import { yesterdayUtc } from '../records/moments'
import { readFeed } from './read-feed'

const rentalSchema = z.object({ lockDates: z.array(dayRangeSchema) })
/** The shape of our keys. */
const keyShape = /^[\w-]{32}$/

/**
 * The taken nights of a rental for the calendar with this key: reserved and blocked, without those imported from that
 * calendar. Null for an unknown key.
 */
export async function readExport(strapi: Core.Strapi, key: string): Promise<CalendarExport | null> {
  const feed = keyShape.test(key) ? await readFeed(strapi, { exportKey: key }) : null
  if (!feed?.rental) return null
  const yesterday = yesterdayUtc()
  const own = strapi.db.getConnection('reservations').where({ feed: feed.documentId })
  const nights: { night: string }[] = await strapi.db
    .getConnection('reserved_nights')
    .where({ rental: feed.rental })
    .where('night', '>=', yesterday)
    .whereNotIn('reservation', own.select('document_id'))
    .select('night')
  const blocked = await readBlocked(strapi, feed.rental)
  const ranges = [
    ...nights.map(({ night }) => ({ startDate: night, endDate: dayAfter(night) })),
    ...blocked.filter(({ endDate }) => endDate > yesterday),
  ]
  return { id: feed.documentId, ranges: joined(ranges) }
}

/** The blocked dates of the published rental, as stays. */
async function readBlocked(strapi: Core.Strapi, documentId: string): Promise<StayDates[]> {
  const row = await strapi.db.query('api::rental.rental').findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: ['lockDates'],
  })
  const { lockDates } = row ? rentalSchema.parse(row) : { lockDates: [] }
  return lockDates.map(({ startDate, endDate }) => ({ startDate, endDate: dayAfter(endDate) }))
}

/** Ranges that overlap or touch are merged, so that the feed does not tell when guests arrive and leave. */
function joined(ranges: StayDates[]): StayDates[] {
  const sorted = [...ranges].sort((a, b) => a.startDate.localeCompare(b.startDate))
  const result: StayDates[] = []
  for (const range of sorted) {
    const last = result.at(-1)
    if (!last || last.endDate < range.startDate) result.push({ ...range })
    else if (last.endDate < range.endDate) last.endDate = range.endDate
  }
  return result
}
