import { findDayNumber } from '../../../platform/time/guatemala-day.ts'
import type { Money } from '../money/currency.ts'
import { roundHalfUp } from '../money/money.ts'
import { rateLine, type PricedLine } from './priced-line.ts'
import type { PricedRental, StayRequest } from '../quote-input.ts'
import type { StayDays } from '../check/stay-days.ts'
import { amountOf, isEmpty, type Unvalidated } from '../request/unvalidated.ts'

/** A stay is offered by the month above so many nights (browsing.md §9). */
const offerThresholdNights = 15
const nightsPerMonth = 30
const ownersTerms = 2

/** Whether a stay by the night is priced by the month: asked for, and one of those that the offer is made for. */
export function isMonthlyOffer(
  request: Unvalidated<StayRequest>,
  rental: Unvalidated<PricedRental>,
  days: StayDays,
): boolean {
  return (
    request.monthlyOffer === true &&
    offersMonthlyTerms(request, rental, days) &&
    amountOf(rental.pricePerMonth) > 0
  )
}

/** Whether a stay asks for monthly terms that are offered for it, be it with a price or on request. */
export function asksForMonthlyTerms(
  request: Unvalidated<StayRequest>,
  rental: Unvalidated<PricedRental>,
): boolean {
  const start = findDay(request.startDate)
  const end = findDay(request.endDate)
  if (request.monthlyOffer !== true || start === null || end === null) return false
  return offersMonthlyTerms(request, rental, { start, end })
}

function findDay(value: unknown): number | null {
  return typeof value === 'string' ? findDayNumber(value) : null
}

function offersMonthlyTerms(
  request: Unvalidated<StayRequest>,
  rental: Unvalidated<PricedRental>,
  { start, end }: StayDays,
): boolean {
  return (
    end - start > offerThresholdNights &&
    rental.type === 1 &&
    rental.fullHotel !== true &&
    request.fullHotel !== true &&
    (isEmpty(rental.calendar) || rental.calendar === 0) &&
    rental.typeOfTerms !== ownersTerms
  )
}

/** Full months of thirty nights, and the nights that remain at a thirtieth of a month. */
export function monthlyOfferLines(
  rental: Unvalidated<PricedRental>,
  { start, end }: StayDays,
  money: Money,
): PricedLine[] {
  const monthRate = money.cents(rental.pricePerMonth)
  const nightRate = roundHalfUp(monthRate / nightsPerMonth)
  const months = Math.floor((end - start) / nightsPerMonth)
  const monthsEnd = start + months * nightsPerMonth
  const lines = [
    rateLine('month', months, monthRate, { start, end: monthsEnd }),
    rateLine('night', end - monthsEnd, nightRate, { start: monthsEnd, end }),
  ]
  return lines.filter((line) => line.number > 0)
}
