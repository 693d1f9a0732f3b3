import type { Rental } from '~content/rental'
import type { ProductRequest } from '~/features/quote-api/read-requirement'
import { verifyProducts } from '~/features/quote-api/verify-products'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { StayError } from '~/features/pricing/check/stay-error'
import type { InquiryInput } from './read-inquiry-input.server'

/** A product that is asked for, with the server's own price. */
export type PricedRequest = { product: ProductRequest; rental: Rental; price: PriceResponse }

/** What is asked for, in its order; at least one product. */
export type PricedInquiry = [PricedRequest, ...PricedRequest[]]

/** The server's own price of each product, or the first code of why one of them cannot be had. */
export function priceInquiry(
  catalogue: Catalogue,
  { currencyCode, product, otherProducts }: InquiryInput,
  now: Date,
): { priced: PricedInquiry } | { error: StayError } {
  const moment = now.toISOString()
  const price = (each: ProductRequest): PricedRequest | { error: StayError } => {
    const requirement = { currencyCode, products: [each] }
    const [verified] = verifyProducts(catalogue, requirement, moment)
    const rental = findRentalBySlug(catalogue, each.slug)
    return verified?.detail && rental
      ? { product: each, rental, price: verified.detail }
      : { error: verified?.errors[0] ?? 'NON_EXISTENT_PRODUCT' }
  }
  const first = price(product)
  if ('error' in first) return first
  const priced: PricedInquiry = [first]
  for (const other of otherProducts) {
    const next = price(other)
    if ('error' in next) return next
    priced.push(next)
  }
  return { priced }
}
