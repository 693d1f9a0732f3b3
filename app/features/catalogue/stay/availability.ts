import type { Rental } from '~content/rental'
import type { Promotion } from '~content/taxonomy'
import { offeredMonths } from '~/features/pricing/check/stay-limits'
import { dayNumber, monthsAfter } from '~/platform/time/guatemala-day'

/**
 * When a rental is available, in day numbers. Ranges are flat lists of numbers, because a search walks through those
 * of thousands of rentals within a millisecond.
 */
export type Availability = {
  /** First day on which it is available; 0 if the rental names none. */
  from: number
  /** Blocked nights by start: first, last, first, last … */
  locks: readonly number[]
  minNight: number
  /** Seasons and promotions that raise the minimum for a check-in they cover: first, last, nights … */
  raisedMinimums: readonly number[]
  /** Seasons and promotions, on whose nights a stay may cost something else: first, last … */
  seasons: readonly number[]
  minMonths: number
}

/** The availability of a rental; `promotions` are those of the rental itself. */
export function availabilityOf(rental: Rental, promotions: Promotion[]): Availability {
  return {
    from: rental.availableAfter ? dayNumber(rental.availableAfter) : 0,
    locks: rental.lockDates
      // A range that ends before it begins covers no night.
      .filter(({ startDate, endDate }) => startDate <= endDate)
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
      .flatMap(firstAndLast),
    minNight: rental.minNight ?? 1,
    raisedMinimums: [...rental.aRSpecialPrices, ...promotions.filter((each) => each.enabled)]
      .filter((each) => (each.minDays ?? 0) > 1)
      .flatMap((each) => [...firstAndLast(each), each.minDays ?? 1]),
    seasons: [...rental.aRSpecialPrices, ...promotions].flatMap(firstAndLast),
    minMonths: rental.minMonths ?? 1,
  }
}

function firstAndLast(range: { startDate: string; endDate: string }): [number, number] {
  return [dayNumber(range.startDate), dayNumber(range.endDate)]
}

/** Whether no night from `first` to `last` (both included) is blocked. */
function isFree(locks: readonly number[], first: number, last: number): boolean {
  for (let at = 0; at < locks.length; at += 2) {
    if ((locks[at] ?? 0) > last) return true
    if ((locks[at + 1] ?? 0) >= first) return false
  }
  return true
}

/** The fewest nights of a stay with this check-in (pricing.md, BELOW_MIN_NIGHTS). */
export function minimumNights(availability: Availability, checkIn: number): number {
  const { raisedMinimums } = availability
  let nights = availability.minNight
  for (let at = 0; at < raisedMinimums.length; at += 3) {
    const covers = (raisedMinimums[at] ?? 0) <= checkIn && checkIn <= (raisedMinimums[at + 1] ?? 0)
    if (covers) nights = Math.max(nights, raisedMinimums[at + 2] ?? 0)
  }
  return nights
}

/** Whether a stay by the night is possible; the check-out day is not a night. */
export function allowsStay(availability: Availability, checkIn: number, checkOut: number): boolean {
  return (
    checkIn >= availability.from &&
    checkOut - checkIn >= minimumNights(availability, checkIn) &&
    isFree(availability.locks, checkIn, checkOut - 1)
  )
}

/**
 * Whether all stays of this length with a check-in in the range are possible. May be false although all are; never true
 * if one is not.
 */
export function allowsEveryStay(
  { from, locks, minNight, raisedMinimums }: Availability,
  firstCheckIn: number,
  lastCheckIn: number,
  nights: number,
): boolean {
  if (firstCheckIn < from || nights < minNight) return false
  for (let at = 0; at < raisedMinimums.length; at += 3) {
    if (nights >= (raisedMinimums[at + 2] ?? 0)) continue
    const begins = raisedMinimums[at] ?? 0
    if (begins <= lastCheckIn && firstCheckIn <= (raisedMinimums[at + 1] ?? 0)) return false
  }
  return isFree(locks, firstCheckIn, lastCheckIn + nights - 1)
}

/** Whether a house can be rented by the month from a day on; the day on which the term ends is no night of it. */
export function allowsTerm(availability: Availability, checkIn: number, termEnd: number): boolean {
  return checkIn >= availability.from && isFree(availability.locks, checkIn, termEnd - 1)
}

/** Days ahead in which a stay, or a term, must be able to begin to count as available soon. */
const soonDays = { stay: 14, term: 30 }

/** Whether a stay of the shortest length can begin within the next two weeks. */
export function allowsStaySoon(availability: Availability, today: number): boolean {
  for (let day = Math.max(today, availability.from); day < today + soonDays.stay; day++) {
    if (allowsStay(availability, day, day + minimumNights(availability, day))) return true
  }
  return false
}

/** Whether a term of the shortest length on offer can begin within the next thirty days. */
export function allowsTermSoon(availability: Availability, today: number): boolean {
  const shortest = offeredMonths.find((months) => months >= availability.minMonths)
  if (shortest === undefined) return false
  for (let day = Math.max(today, availability.from); day < today + soonDays.term; day++) {
    if (allowsTerm(availability, day, monthsAfter(day, shortest))) return true
  }
  return false
}
