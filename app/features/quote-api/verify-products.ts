import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { StayError } from '~/features/pricing/check/stay-error'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import type { RequirementRequest } from './read-requirement'

/** One product of the verify call's answer (browsing.md §3, "Verify response"). */
export type VerifiedProduct = {
  uuid: string | null
  anyError: boolean
  errors: StayError[]
  /** Null if there is an error, and so is `total`. */
  detail: PriceResponse | null
  /** In units of the currency. */
  total: number | null
}

/** Prices everything that is asked for anew, in its order. `now` is ISO 8601. */
export function verifyProducts(
  catalogue: Catalogue,
  { currencyCode, products }: RequirementRequest,
  now: string,
): VerifiedProduct[] {
  return products.map(({ uuid, slug, request }) => {
    const rental = findRentalBySlug(catalogue, slug)
    const answer = quoteRental(catalogue, { rental, request, currency: currencyCode, now })
    return 'errors' in answer
      ? { uuid, anyError: true, errors: answer.errors, detail: null, total: null }
      : { uuid, anyError: false, errors: [], detail: answer, total: answer.total }
  })
}
