import { dayOfNumber, findDayNumber } from '../../../platform/time/guatemala-day.ts'
import type { StayDays } from '../check/stay-days.ts'

/** Nights from `first` to `last`, both included, as day numbers. */
export type NightRange = { first: number; last: number }

type UnreadRange = { readonly startDate?: unknown; readonly endDate?: unknown }

/** Finds the part of a range of the CMS that lies within a stay. */
export type RangeReader = (range: UnreadRange) => NightRange | null

/**
 * A reader of ranges for one stay. Texts of days sort like days, so a range that does not touch the stay, as
 * most do, is passed over without being parsed.
 */
export function rangesWithin({ start, end }: StayDays): RangeReader {
  const firstNight = dayOfNumber(start)
  const checkOut = dayOfNumber(end)
  return ({ startDate, endDate }) => {
    if (typeof startDate !== 'string' || typeof endDate !== 'string') return null
    if (startDate >= checkOut || endDate < firstNight) return null
    const first = findDayNumber(startDate)
    const last = findDayNumber(endDate)
    if (first === null || last === null) return null
    const within = { first: Math.max(first, start), last: Math.min(last, end - 1) }
    return within.first <= within.last ? within : null
  }
}

export function covers(range: NightRange, night: number): boolean {
  return range.first <= night && night <= range.last
}
