import { isOnRequest } from '~/features/pricing/price/is-on-request'
import type { PriceResponse } from '~/features/pricing/price/price-response'

/** Whether there is no price to show, so that the inquiry asks for one (browsing.md §4, "Payment fee"). */
export function asksForQuote(price: PriceResponse): boolean {
  return price.total === 0 || isOnRequest(price)
}

/** The total that a requirement keeps until the server says it anew: empty if there is no price to show. */
export function requirementTotal(price: PriceResponse): string {
  return asksForQuote(price) ? '' : price.totalFormated
}
