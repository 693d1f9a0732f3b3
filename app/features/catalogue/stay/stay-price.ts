import type { CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import { hasPrice } from '~/features/pricing/price/has-price'
import { formatMoney } from '~/features/pricing/money/money'
import type { StayRequest } from '~/features/pricing/quote-input'
import { unitShare } from '~/features/pricing/money/unit-share'
import { stayRequests, type RequestedStay } from './requested-stay'
import type { Catalogue } from '../catalogue'
import type { ListingPrice } from '../card/listing-card'

const onRequest: ListingPrice = { kind: 'onRequest' }

/**
 * What each rental costs for a stay, quoted in both currencies, since a converted total is not the total of
 * converted rates (pricing.md, "Money"). On request where the rental has no price for it, or cannot be had.
 */
export function stayPrices(
  catalogue: Catalogue,
  stay: RequestedStay,
  now: Date,
): (rental: Rental) => ListingPrice {
  const requestFor = stayRequests(stay)
  const moment = now.toISOString()
  return (rental) => {
    const request = requestFor(rental)
    if (!request) return onRequest
    const priceIn = (currency: CurrencyCode) =>
      findPrice(catalogue, { rental, request, currency, now: moment })
    const [usd, gtq] = [priceIn('USD'), priceIn('GTQ')]
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

type Ask = { rental: Rental; request: StayRequest; currency: CurrencyCode; now: string }

function findPrice(catalogue: Catalogue, ask: Ask) {
  const price = quoteRental(catalogue, ask)
  if ('errors' in price || !hasPrice(price)) return null
  const { total, totalFormated: formated, nights, currencySymbol } = price
  const count = ask.request.months ?? nights
  const each = formatMoney(unitShare(total, count), currencySymbol)
  return { total, formated, nights, count, each }
}
