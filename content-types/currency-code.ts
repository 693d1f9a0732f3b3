/** Currencies in which prices are shown, the default first. How to add one: docs/how-to/add-a-currency.md. */
export const currencyCodes = ['USD', 'GTQ'] as const

export type CurrencyCode = (typeof currencyCodes)[number]

/** Until the visitor chooses another one. */
export const defaultCurrency = currencyCodes[0]

type CurrencyFacts = {
  /** Stands before an amount where no currency record of the CMS is at hand. */
  symbol: string
  /** For one US dollar while the CMS holds no record of the currency (contracts-and-routes.md §9). */
  fallbackFactor: number
  /** For one US dollar in the price filter and its slider, whose bounds are round in each currency (browsing.md §9). */
  filterFactor: number
}

export const currencyFacts: Record<CurrencyCode, CurrencyFacts> = {
  USD: { symbol: '$', fallbackFactor: 1, filterFactor: 1 },
  GTQ: { symbol: 'Q', fallbackFactor: 7.8, filterFactor: 8 },
}

/** The same amount, written in each currency; the page holds all and the browser shows one. */
export type Amounts = Record<CurrencyCode, string>

/** One value for each currency. */
export function forEachCurrency<Value>(
  valueOf: (code: CurrencyCode) => Value,
): Record<CurrencyCode, Value> {
  return { USD: valueOf('USD'), GTQ: valueOf('GTQ') }
}
