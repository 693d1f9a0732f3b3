import { findDayNumber } from '../../../platform/time/guatemala-day.ts'
import { guestErrors } from './guests.ts'
import { covers, rangesWithin, type RangeReader } from '../lines/night-range.ts'
import type { ProductRequest } from './product-request.ts'
import type { PricedRental, StayRequest } from '../quote-input.ts'
import type { StayDays } from './stay-days.ts'
import type { StayError } from './stay-error.ts'
import { amountOf, recordsOf, type Unvalidated } from '../request/unvalidated.ts'

/** Months of a long stay that are offered (browsing.md §5, "Dates"). */
export const offeredMonths: readonly number[] = [1, 2, 3, 6, 12, 24]

/** The fewest months for which a rental is let, which hold until the visitor chooses others; null if it offers none. */
export function shortestTerm({ minMonths }: Pick<PricedRental, 'minMonths'>): number | null {
  return offeredMonths.find((months) => months >= (minMonths ?? 1)) ?? null
}

type RequestedStay = {
  request: Unvalidated<StayRequest>
  rental: Unvalidated<PricedRental>
  requested: ProductRequest
  days: StayDays
  rangeOf: RangeReader
}

/** Checks a stay with valid dates against the limits of the rental; gives every code that applies. */
export function limitErrors({
  request,
  rental,
  requested,
  days,
  rangeOf,
}: RequestedStay): StayError[] {
  const errors: StayError[] = []
  if (isBeforeOpening(rental, days)) errors.push('NOT_AVAILABLE_YET')
  if (recordsOf(rental.lockDates).some((lock) => rangeOf(lock))) errors.push('LOCKED_DATES')
  if (requested.by === 'month') errors.push(...monthErrors(request, rental))
  else if (days.end - days.start < minimumNights(rental, days, rangeOf)) {
    errors.push('BELOW_MIN_NIGHTS')
  }
  errors.push(...guestErrors(request, rental))
  return errors
}

function isBeforeOpening(
  { availableAfter }: Unvalidated<PricedRental>,
  { start }: StayDays,
): boolean {
  const opening = typeof availableAfter === 'string' ? findDayNumber(availableAfter) : null
  return opening !== null && start < opening
}

/** How many nights a stay that begins on a day has at least. */
export function minimumNightsFrom(rental: PricedRental, checkIn: number): number {
  const days = { start: checkIn, end: checkIn + 1 }
  return Math.ceil(minimumNights(rental, days, rangesWithin(days)))
}

/** The rental's own minimum, raised by special prices and enabled promotions, shown yet or not. */
function minimumNights(
  rental: Unvalidated<PricedRental>,
  { start }: StayDays,
  rangeOf: RangeReader,
): number {
  let nights = amountOf(rental.minNight)
  const raise = (season: Readonly<Record<string, unknown>>) => {
    if (amountOf(season.minDays) <= nights) return
    const range = rangeOf(season)
    if (range && covers(range, start)) nights = amountOf(season.minDays)
  }
  for (const special of recordsOf(rental.aRSpecialPrices)) raise(special)
  for (const promotion of recordsOf(rental.promotions)) {
    if (promotion.enabled !== false) raise(promotion)
  }
  return nights
}

function monthErrors(
  { months }: Unvalidated<StayRequest>,
  { minMonths }: Unvalidated<PricedRental>,
): StayError[] {
  if (typeof months !== 'number' || !offeredMonths.includes(months)) return ['INVALID_MONTHS']
  return months < amountOf(minMonths) ? ['BELOW_MIN_MONTHS'] : []
}
