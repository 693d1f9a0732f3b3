import type { Core } from '@strapi/strapi'
import { dayAfter } from '../content-types/nights'
import { yesterdayUtc } from '../records/moments'

/** Nights from `startDate` to `endDate`, both included, as blocked dates have them. */
export type NightRange = { startDate: string; endDate: string }

/** The reserved nights of rentals, without guest data. Nights that are over in every time zone are left out. */
export async function readReservedRanges(
  strapi: Core.Strapi,
  rentals: readonly string[],
): Promise<Map<string, NightRange[]>> {
  const rows: (NightRange & { rental: string })[] = await strapi.db
    .getConnection('reserved_nights')
    .whereIn('rental', rentals)
    .where('night', '>=', yesterdayUtc())
    .groupBy('rental', 'reservation')
    .orderBy('startDate')
    .select('rental')
    .min('night as startDate')
    .max('night as endDate')
  const ranges = new Map<string, NightRange[]>()
  for (const { rental: id, startDate, endDate } of rows) {
    const ofRental = ranges.get(id) ?? []
    const last = ofRental.at(-1)
    // Stays that follow each other are merged, so that the range does not tell when guests arrive and leave.
    if (last && dayAfter(last.endDate) === startDate) last.endDate = endDate
    else ranges.set(id, [...ofRental, { startDate, endDate }])
  }
  return ranges
}
