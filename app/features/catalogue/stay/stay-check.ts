import { offeredMonths } from '~/features/pricing/check/stay-limits'
import { stayClockAt } from '~/features/pricing/request/stay-clock'
import { dayNumber, monthsAfter } from '~/platform/time/guatemala-day'
import { stayRequests, type RequestedStay } from './requested-stay'
import { allowsStay, allowsTerm, type Availability } from './availability'

/**
 * Whether a rental can be had for the stay; the guests apart, as `quote` decides it (pricing.md, "What makes a
 * stay invalid"), but on columns made once for all searches. A property test holds both equal.
 */
export function stayCheck(stay: RequestedStay, now: Date): (availability: Availability) => boolean {
  const checkIn = dayNumber(stay.checkIn)
  const checkOut = dayNumber(stay.checkOut)
  if (checkIn < stayClockAt(now).earliestCheckIn) return () => false
  if (stay.by === 'night') return (availability) => allowsStay(availability, checkIn, checkOut)
  const requestFor = stayRequests(stay)
  const ends = new Map(offeredMonths.map((months) => [months, monthsAfter(checkIn, months)]))
  return (availability) => {
    const termEnd = ends.get(requestFor(availability)?.months ?? 0)
    return termEnd !== undefined && allowsTerm(availability, checkIn, termEnd)
  }
}
