import type { CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { pricedRental } from './priced-rental'
import { quote, type Quote } from '../quote'
import type { StayRequest } from '../quote-input'

type Ask = {
  rental: Rental | null
  request: StayRequest
  currency: CurrencyCode
  /** ISO 8601. */
  now: string
}

/** The price of a stay in a rental of the catalogue: what every call, page and inquiry of the server asks. */
export function quoteRental(catalogue: Catalogue, { rental, request, currency, now }: Ask): Quote {
  return quote({
    now,
    currency: catalogue.currencies[currency],
    forcedPromotionIds: catalogue.taxonomies.forcedPromotionIds,
    rental: rental && pricedRental(rental, catalogue),
    request,
  })
}

/** A published rental by its slug; null where there is none. */
export function findRentalBySlug(catalogue: Catalogue, slug: string): Rental | null {
  return catalogue.rentals.get(catalogue.idBySlug.get(slug) ?? '') ?? null
}
