import type { CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { pricedRental } from '~/features/pricing/rental/priced-rental'
import type { PricedRental, StayRequest } from '~/features/pricing/quote-input'
import { stayTotals, type StayTotal } from '~/features/pricing/price/stay-totals'
import { stayRequests, type RequestedStay } from './requested-stay'
import type { Catalogue } from '../catalogue'

/** Rentals as they are priced; promotions and fees come anew together, and no rental is changed in place. */
const priced = new WeakMap<Catalogue['promotions'], WeakMap<Rental, PricedRental>>()

/**
 * Reads a stay once and gives its total in rental after rental: cents, NaN if the price is on request.
 * Only for rentals in which the stay is possible.
 */
export function stayTotalOf(
  catalogue: Catalogue,
  stay: RequestedStay,
  currency: CurrencyCode,
  now: Date,
): (rental: Rental) => number {
  const { forcedPromotionIds } = catalogue.taxonomies
  const known = priced.get(catalogue.promotions) ?? new WeakMap<Rental, PricedRental>()
  priced.set(catalogue.promotions, known)
  const requestFor = stayRequests(stay)
  // By the month the term, and so the request, depends on the rental.
  const totals = new Map<StayRequest, StayTotal>()
  return (rental) => {
    const request = requestFor(rental)
    if (!request) return NaN
    let totalFor = totals.get(request)
    if (!totalFor) {
      const asked = { now, currency: catalogue.currencies[currency], forcedPromotionIds, request }
      totals.set(request, (totalFor = stayTotals(asked)))
    }
    let asPriced = known.get(rental)
    if (!asPriced) known.set(rental, (asPriced = pricedRental(rental, catalogue)))
    return totalFor(asPriced)
  }
}
