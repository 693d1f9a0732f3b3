import { convert, toCents } from './money.ts'
import type { PricedCurrency } from '../quote-input.ts'
import { amountOf, type Unvalidated } from '../request/unvalidated.ts'

/** How amounts of the CMS become amounts of a response. */
export type Money = {
  symbol: string
  /** Cents of the response's currency, for one unit amount in US dollars (pricing.md, "Money"). */
  cents: (usd: unknown) => number
}

/** A record without a symbol or a factor cannot convert anything; the price then stays in dollars. */
export function moneyIn(currency: Unvalidated<PricedCurrency>): Money {
  const factor = amountOf(currency.conversionFactor)
  if (typeof currency.symbol !== 'string' || factor === 0) return moneyOf('$', 1)
  return moneyOf(currency.symbol, factor)
}

function moneyOf(symbol: string, factor: number): Money {
  return { symbol, cents: (usd) => convert(toCents(amountOf(usd)), factor) }
}
