import type { SectionKey } from '~content/section-key'
import { addDays, addMonths, dayOfNumber } from '~/platform/time/guatemala-day'
import { guestsOf } from '../filters/guests'
import type { ListingQuery } from '../filters/listing-filters'
import { typeOfSection } from '../section-of'
import { earliestCheckIn } from './earliest-check-in'
import { checkInsIn } from './flexible-dates'
import { findRequestedStay, type RequestedStay } from './requested-stay'

/**
 * The stays of which a list with flexible dates shows the cheapest (finding.md §2), the one that is preferred at the
 * same price first: the dates themselves and then the nearest, else the earliest. One stay for exact dates, none
 * without.
 */
export function listStays(section: SectionKey, query: ListingQuery, now: Date): RequestedStay[] {
  const { checkIn, checkOut, flexible, stay: length, month } = query
  const exact = findRequestedStay(section, query)
  const earliest = earliestCheckIn(now)
  if (exact && checkIn && checkOut) {
    const moved = Array.from({ length: flexible }, (_, at) => [-at - 1, at + 1]).flat()
    const others = moved
      .map((by) => ({ ...exact, checkIn: addDays(checkIn, by), checkOut: addDays(checkOut, by) }))
      .filter((each) => each.checkIn >= earliest)
    return [exact, ...others]
  }
  const type = typeOfSection[section]
  if (type === 3 || length === null || month === null) return []
  const by = type === 2 ? 'month' : 'night'
  return checkInsIn(month, length, earliest).map((day) => {
    const first = dayOfNumber(day)
    const last = by === 'month' ? addMonths(first, 1) : addDays(first, nightsOf[length])
    return { type, by, checkIn: first, checkOut: last, guests: guestsOf(query) }
  })
}

/** A month counts 30 nights, as in the monthly offer (pricing.md, "Lines"). */
const nightsOf = { weekend: 2, week: 7, month: 30 }
