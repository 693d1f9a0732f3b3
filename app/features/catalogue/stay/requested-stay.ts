import type { ProductType } from '~content/rental'
import type { SectionKey } from '~content/section-key'
import type { StayRequest } from '~/features/pricing/quote-input'
import { offeredMonths } from '~/features/pricing/check/stay-limits'
import { addMonths } from '~/platform/time/guatemala-day'
import { guestsOf } from '../filters/guests'
import type { ListingQuery } from '../filters/listing-filters'
import { typeOfSection } from '../section-of'

/** The stay that a list is searched for: nights, or a term by the month that begins on the check-in. */
export type RequestedStay = {
  type: ProductType
  by: 'night' | 'month'
  checkIn: string
  checkOut: string
  guests: number
}

/** The stay with exact dates; null without, and for sale, where dates say nothing. */
export function findRequestedStay(section: SectionKey, query: ListingQuery): RequestedStay | null {
  const { checkIn, checkOut } = query
  const type = typeOfSection[section]
  if (type === 3 || checkIn === null || checkOut === null) return null
  return { type, by: type === 2 ? 'month' : 'night', checkIn, checkOut, guests: guestsOf(query) }
}

/**
 * How each rental is asked for the stay. By the month that is the shortest term on offer that the rental is
 * let for and that lasts until the check-out; null if there is none.
 */
export function stayRequests(
  stay: RequestedStay,
): (rental: { minMonths: number | null }) => StayRequest | null {
  const { type, checkIn: startDate, checkOut: endDate, guests: totalPax } = stay
  if (stay.by === 'night') {
    const request = { type, startDate, endDate, totalPax }
    return () => request
  }
  const requests = offeredMonths
    .filter((months) => addMonths(startDate, months) >= endDate)
    .map((months) => ({ type, longStay: true, startDate, months, totalPax }))
  return ({ minMonths }) => requests.find(({ months }) => months >= (minMonths ?? 1)) ?? null
}
