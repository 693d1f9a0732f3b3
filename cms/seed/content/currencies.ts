import type { CurrencyCode } from '../../../content-types/currency-code'

export type CurrencySeed = { code: CurrencyCode; symbol: string; conversionFactor: number }

export const currencies: CurrencySeed[] = [
  { code: 'USD', symbol: '$', conversionFactor: 1 },
  { code: 'GTQ', symbol: 'Q', conversionFactor: 7.8 },
]
