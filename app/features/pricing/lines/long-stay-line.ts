import type { Money } from '../money/currency.ts'
import { rateLine, type PricedLine } from './priced-line.ts'
import type { PricedRental } from '../quote-input.ts'
import type { StayDays } from '../check/stay-days.ts'
import { amountOf, recordsOf, type Unvalidated } from '../request/unvalidated.ts'

/** The months of a long stay at the rate of its length (pricing.md, "Lines" 1). */
export function longStayLine(
  rental: Unvalidated<PricedRental>,
  months: number,
  days: StayDays,
  money: Money,
): PricedLine {
  return rateLine('month', months, money.cents(rateOf(rental, months)), days)
}

function rateOf(
  { monthlyRates, pricePerMonth }: Unvalidated<PricedRental>,
  months: number,
): unknown {
  let rate = pricePerMonth
  let reached = 0
  for (const { fromMonths, price } of recordsOf(monthlyRates)) {
    const from = amountOf(fromMonths)
    if (from <= reached || from > months || typeof price !== 'number') continue
    reached = from
    rate = price
  }
  return rate
}
