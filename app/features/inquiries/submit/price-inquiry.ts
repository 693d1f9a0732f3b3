import type { Rental } from '~content/rental'
import { verifyProducts } from '~/features/quote-api/verify-products'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { StayError } from '~/features/pricing/check/stay-error'
import type { InquiryInput } from './read-inquiry-input.server'

export type PricedInquiry = { rental: Rental; price: PriceResponse }

/** The server's own price of what is asked for, or the first code of why it cannot be had. */
export function priceInquiry(
  catalogue: Catalogue,
  { currencyCode, product }: InquiryInput,
  now: Date,
): PricedInquiry | { error: StayError } {
  const requirement = { currencyCode, products: [product] }
  const [verified] = verifyProducts(catalogue, requirement, now.toISOString())
  const rental = findRentalBySlug(catalogue, product.slug)
  return verified?.detail && rental
    ? { rental, price: verified.detail }
    : { error: verified?.errors[0] ?? 'NON_EXISTENT_PRODUCT' }
}
