import {
  currencyCodes,
  defaultCurrency,
  forEachCurrency,
  type CurrencyCode,
} from '~content/currency-code'
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
 * What each rental costs for a stay, quoted in each currency, since a converted total is not the total of
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
    const prices = forEachCurrency((currency) =>
      findPrice(catalogue, { rental, request, currency, now: moment }),
    )
    const { count, nights } = prices[defaultCurrency]
    if (currencyCodes.some((code) => prices[code].isOnRequest)) return onRequest
    return {
      kind: 'stay',
      by: stay.by,
      count,
      nights,
      amount: forEachCurrency((code) => prices[code].formated),
      each: forEachCurrency((code) => prices[code].each),
      total: forEachCurrency((code) => prices[code].total),
    }
  }
}

const unpriced = { total: 0, formated: '', nights: 0, count: 0, each: '', isOnRequest: true }

type Ask = { rental: Rental; request: StayRequest; currency: CurrencyCode; now: string }

function findPrice(catalogue: Catalogue, ask: Ask) {
  const price = quoteRental(catalogue, ask)
  if ('errors' in price || !hasPrice(price)) return unpriced
  const { total, totalFormated: formated, nights, currencySymbol } = price
  const count = ask.request.months ?? nights
  const each = formatMoney(unitShare(total, count), currencySymbol)
  return { total, formated, nights, count, each, isOnRequest: false }
}
