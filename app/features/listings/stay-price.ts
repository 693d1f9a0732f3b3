import type { CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { hasPrice } from '~/features/pricing/has-price'
import { formatMoney } from '~/features/pricing/money'
import { pricedRental } from '~/features/pricing/priced-rental'
import { quote } from '~/features/pricing/quote'
import type { PricedRental, StayRequest } from '~/features/pricing/quote-input'
import { unitShare } from '~/features/pricing/unit-share'
import { stayRequests, type AskedStay } from './asked-stay'
import type { Catalogue } from './catalogue'
import type { ListingPrice } from './listing-card'

const onRequest: ListingPrice = { kind: 'onRequest' }

/**
 * What each rental costs for a stay, quoted in both currencies, since a converted total is not the total of
 * converted rates (pricing.md, "Money"). On request where the rental has no price for it, or cannot be had.
 */
export function stayPrices(
  catalogue: Catalogue,
  stay: AskedStay,
  now: Date,
): (rental: Rental) => ListingPrice {
  const requestFor = stayRequests(stay)
  return (rental) => {
    const request = requestFor(rental)
    if (!request) return onRequest
    const priced = pricedRental(rental, catalogue)
    const usd = findPrice(catalogue, 'USD', priced, request, now)
    const gtq = findPrice(catalogue, 'GTQ', priced, request, now)
    if (!usd || !gtq) return onRequest
    return {
      kind: 'stay',
      by: stay.by,
      count: usd.count,
      nights: usd.nights,
      amount: { usd: usd.formated, gtq: gtq.formated },
      each: { usd: usd.each, gtq: gtq.each },
      total: { USD: usd.total, GTQ: gtq.total },
    }
  }
}

function findPrice(
  { currencies, taxonomies }: Catalogue,
  code: CurrencyCode,
  rental: PricedRental,
  request: StayRequest,
  now: Date,
) {
  const { forcedPromotionIds } = taxonomies
  const price = quote({ now, currency: currencies[code], forcedPromotionIds, rental, request })
  if ('errors' in price || !hasPrice(price)) return null
  const { total, totalFormated: formated, nights, currencySymbol } = price
  const count = request.months ?? nights
  return {
    total,
    formated,
    nights,
    count,
    each: formatMoney(unitShare(total, count), currencySymbol),
  }
}
