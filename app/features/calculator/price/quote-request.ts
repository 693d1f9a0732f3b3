import { currencyCodes, defaultCurrency, type CurrencyCode } from '~content/currency-code'
import { readStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { quoteParameter } from '~/routing/parameters'

/** What the calculator's form asked the server for, where no script answered it. */
export type QuoteRequest = {
  choice: StayChoice
  currency: CurrencyCode
  /** Slug of a payment method. */
  paymentMethod: string | null
  landing: boolean
  /** When it was asked, ISO 8601. */
  now: string
}

/** Null if the address asks for no quote, as that of every stored page. */
export function readQuoteRequest(query: URLSearchParams, now: Date): QuoteRequest | null {
  if (!query.has(quoteParameter)) return null
  return {
    choice: readStayChoice(query),
    currency: readCurrency(query) ?? defaultCurrency,
    paymentMethod: query.get('paymentMethod') || null,
    landing: Boolean(query.get('landing')),
    now: now.toISOString(),
  }
}

/** The currency that an address asks for; null if it asks for none. */
export function readCurrency(query: URLSearchParams): CurrencyCode | null {
  return currencyCodes.find((code) => code === query.get('currency')) ?? null
}
