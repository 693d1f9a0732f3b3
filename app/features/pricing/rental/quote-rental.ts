import type { CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import type { Currency } from '~content/taxonomy'
import { pricedRental, type PricingLookups } from './priced-rental'
import { quote, type Quote } from '../quote'
import type { StayRequest } from '../quote-input'

/** The part of the catalogue that a price depends on. */
type PricedCatalogue = PricingLookups & {
  currencies: Record<CurrencyCode, Currency>
  taxonomies: { forcedPromotionIds: string[] }
}

type Ask = {
  rental: Rental | null
  request: StayRequest
  currency: CurrencyCode
  /** ISO 8601. */
  now: string
}

/** The price of a stay in a rental of the catalogue: what every call, page and inquiry of the server asks. */
export function quoteRental(
  catalogue: PricedCatalogue,
  { rental, request, currency, now }: Ask,
): Quote {
  return quote({
    now,
    currency: catalogue.currencies[currency],
    forcedPromotionIds: catalogue.taxonomies.forcedPromotionIds,
    rental: rental && pricedRental(rental, catalogue),
    request,
  })
}
