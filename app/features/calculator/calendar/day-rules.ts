import { amountOf } from '~/features/pricing/request/unvalidated'
import type { PricedRental } from '~/features/pricing/quote-input'
import { stayClockAt } from '~/features/pricing/request/stay-clock'
import { dayNumber } from '~/platform/time/guatemala-day'

type Range = { first: number; last: number }

/** What says which days of a rental can be chosen, in day numbers of Guatemala. */
export type DayRules = {
  today: number
  /** Tomorrow once the cut-off hour has passed. */
  earliestCheckIn: number
  /** First day on which the place is to be had. */
  opening: number
  /** Blocked nights, both ends included. */
  locks: readonly Range[]
  minNight: number
  /** Seasons that ask more nights of a check-in they cover. */
  seasons: readonly (Range & { nights: number })[]
}

/** The rules of a rental at a moment; those of `quote`, laid out by day (pricing.md, "What makes a stay invalid"). */
export function dayRulesOf(rental: PricedRental, now: Date): DayRules {
  const enabled = (rental.promotions ?? []).filter((promotion) => promotion.enabled !== false)
  return {
    ...stayClockAt(now),
    opening: rental.availableAfter ? dayNumber(rental.availableAfter) : 0,
    locks: (rental.lockDates ?? []).map(rangeOf).filter(isRange),
    minNight: amountOf(rental.minNight),
    seasons: [...(rental.aRSpecialPrices ?? []), ...enabled]
      .map((season) => ({ ...rangeOf(season), nights: amountOf(season.minDays) }))
      .filter((season) => isRange(season) && season.nights > 0),
  }
}

/** An editor may have turned the ends around; such a range covers nothing. */
function isRange({ first, last }: Range): boolean {
  return first <= last
}

function rangeOf({ startDate, endDate }: { startDate: string; endDate: string }): Range {
  return { first: dayNumber(startDate), last: dayNumber(endDate) }
}

/** The fewest nights of a stay that begins on a day; never less than one. */
export function minimumNights({ minNight, seasons }: DayRules, checkIn: number): number {
  const requested = seasons
    .filter(({ first, last }) => first <= checkIn && checkIn <= last)
    .map(({ nights }) => nights)
  return Math.ceil(Math.max(1, minNight, ...requested))
}

/** Whether no night from `first` up to the day of leaving is blocked. */
export function isFree({ locks }: DayRules, first: number, leaving: number): boolean {
  return locks.every((lock) => lock.last < first || leaving <= lock.first)
}
