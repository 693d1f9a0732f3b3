import { offeredMonths } from '~/features/pricing/check/stay-limits'
import { stayClockAt } from '~/features/pricing/request/stay-clock'
import { dayNumber, monthsAfter } from '~/platform/time/guatemala-day'
import { stayRequests, type RequestedStay } from './requested-stay'
import { allowsEveryStay, allowsStay, allowsTerm, type Availability } from './availability'

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

/** Which of several stays of one length a rental can be had for, as bits. */
export function stayChecks(
  stays: readonly RequestedStay[],
  now: Date,
): (availability: Availability) => number {
  const checks = stays.map((stay) => stayCheck(stay, now))
  const checkIns = stays.map(({ checkIn }) => dayNumber(checkIn))
  const [first, last] = [Math.min(...checkIns), Math.max(...checkIns)]
  const nights = stays[0] ? dayNumber(stays[0].checkOut) - dayNumber(stays[0].checkIn) : 0
  const all = 2 ** stays.length - 1
  const mayAllFit =
    stays[0]?.by === 'night' && stays.length > 1 && first >= stayClockAt(now).earliestCheckIn
  return (availability) => {
    // Most rentals take all of them, and asking once is cheaper than for each.
    if (mayAllFit && allowsEveryStay(availability, first, last, nights)) return all
    let bits = 0
    for (let at = 0; at < checks.length; at++) if (checks[at]?.(availability)) bits |= 1 << at
    return bits
  }
}
