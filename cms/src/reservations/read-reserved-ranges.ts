import type { Core } from '@strapi/strapi'
import { yesterdayUtc } from '../records/moments'
import { type NightRange, readNightRuns } from './night-runs'

/**
 * The reserved nights of rentals, without guest data. Stays that follow each other are one range, so that it does not
 * tell when guests arrive and leave. Nights that are over in every time zone are left out.
 */
export async function readReservedRanges(
  strapi: Core.Strapi,
  rentals: readonly string[],
): Promise<Map<string, NightRange[]>> {
  const nights = strapi.db
    .getConnection('reserved_nights')
    .whereIn('rental', rentals)
    .where('night', '>=', yesterdayUtc())
  const runs = await readNightRuns<{ rental: string }>(strapi, nights, ['rental'])
  const ranges = new Map<string, NightRange[]>()
  for (const { rental, ...range } of runs) {
    ranges.set(rental, [...(ranges.get(rental) ?? []), range])
  }
  return ranges
}
