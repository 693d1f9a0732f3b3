import type { CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { pricedRental } from '~/features/pricing/priced-rental'
import type { PricedRental, StayRequest } from '~/features/pricing/quote-input'
import { stayTotals, type StayTotal } from '~/features/pricing/stay-totals'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { stayRequests, type AskedStay } from './asked-stay'
import type { Catalogue } from './catalogue'
import type { SectionIndex } from './section-index'

/** Cents of a stay in the rental at a position; NaN where the price is on request. */
export type TotalAt = (position: number) => number

/** Stays that are remembered for each index; one of 10,000 rentals takes 80 kB a currency. */
const staysAtMost = 24
const unknown = -1

type StayTotalOf = (rental: Rental) => number

/** They vanish together with the index, so no price outlives the content that it was made from. */
const remembered = new WeakMap<SectionIndex, Map<string, TotalAt>>()
const priced = new WeakMap<Catalogue['promotions'], WeakMap<Rental, PricedRental>>()

/**
 * The totals of a stay, worked out where they are asked for and remembered: sorting and filtering by price
 * ask for those of every rental that is left. Only for rentals in which the stay is possible.
 */
export function datedTotals(
  catalogue: Catalogue,
  index: SectionIndex,
  stay: AskedStay,
  currency: CurrencyCode,
  now: Date,
): TotalAt {
  const known = remembered.get(index) ?? new Map<string, TotalAt>()
  remembered.set(index, known)
  // Promotions are shown from a day on; the hour does not change a price.
  const key = [currency, guatemalaToday(now), stay.checkIn, stay.checkOut, stay.guests].join(' ')
  const totals = known.get(key) ?? workOut(catalogue, index, stay, currency, now)
  known.delete(key)
  known.set(key, totals)
  for (const oldest of known.keys()) {
    if (known.size <= staysAtMost) break
    known.delete(oldest)
  }
  return totals
}

function workOut(
  catalogue: Catalogue,
  index: SectionIndex,
  stay: AskedStay,
  currency: CurrencyCode,
  now: Date,
): TotalAt {
  const totalOf = totalForEach(catalogue, stay, currency, now)
  const column = new Float64Array(index.rentals.length).fill(unknown)
  return (position) => {
    const found = column[position]
    if (found !== unknown) return found ?? NaN
    const rental = index.rentals[position]
    return (column[position] = rental ? totalOf(rental) : NaN)
  }
}

/** By the month the term depends on the rental; what a request says is read once for all rentals. */
function totalForEach(
  catalogue: Catalogue,
  stay: AskedStay,
  currency: CurrencyCode,
  now: Date,
): StayTotalOf {
  const { forcedPromotionIds } = catalogue.taxonomies
  const requestFor = stayRequests(stay)
  const totalsFor = new Map<StayRequest, StayTotal>()
  return (rental) => {
    const request = requestFor(rental)
    if (!request) return NaN
    const totals =
      totalsFor.get(request) ??
      stayTotals({ now, currency: catalogue.currencies[currency], forcedPromotionIds, request })
    totalsFor.set(request, totals)
    return totals(pricedOnce(catalogue, rental))
  }
}

function pricedOnce(catalogue: Catalogue, rental: Rental): PricedRental {
  const ofRentals = priced.get(catalogue.promotions) ?? new WeakMap<Rental, PricedRental>()
  priced.set(catalogue.promotions, ofRentals)
  const found = ofRentals.get(rental) ?? pricedRental(rental, catalogue)
  ofRentals.set(rental, found)
  return found
}
