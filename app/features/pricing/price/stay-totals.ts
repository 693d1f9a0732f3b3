import { findProductRequest } from '../check/product-request.ts'
import { moneyIn, type Money } from '../money/currency.ts'
import { isCharged } from './has-price.ts'
import { rangesWithin } from '../lines/night-range.ts'
import { priceStay } from '../lines/priced-stay.ts'
import type { PricedRental, QuoteInput } from '../quote-input.ts'
import { stayClockAt } from '../request/stay-clock.ts'
import { readMonths, readNights } from '../check/stay-days.ts'

/** Cents of the currency asked for; NaN if the rental has no price for these nights or months. */
export type StayTotal = (rental: PricedRental) => number

/**
 * One stay for many rentals: the total that `quote` gives, without writing its lines and reading the request
 * again for each. It does not check the rental: only for stays that `quote` finds no error in.
 */
export function stayTotals(input: Omit<QuoteInput, 'rental'>): StayTotal {
  const { request, forcedPromotionIds } = input
  const requested = findProductRequest(request)
  const clock = stayClockAt(input.now)
  const read = requested?.by === 'month' ? readMonths(request, clock) : readNights(request, clock)
  if (!requested || 'errors' in read) return () => NaN
  const { by } = requested
  const { days } = read
  const { today } = clock
  const rangeOf = rangesWithin(days)
  const money = remembering(moneyIn(input.currency))
  return (rental) => {
    const stay = { by, request, rental, days, today, forcedPromotionIds, rangeOf }
    const { lines, total } = priceStay(stay, money)
    return lines.every(({ type, cents }) => isCharged(type, cents)) ? total : NaN
  }
}

/** Rentals share their rates and fees; exact rounding is what a total costs most. */
function remembering({ symbol, cents }: Money): Money {
  const known = new Map<unknown, number>()
  return {
    symbol,
    cents: (usd) => {
      let found = known.get(usd)
      if (found === undefined) known.set(usd, (found = cents(usd)))
      return found
    },
  }
}
