import {
  currencyCodes,
  currencyFacts,
  type CurrencyCode,
} from '../../../content-types/currency-code'

export type CurrencySeed = { code: CurrencyCode; symbol: string; conversionFactor: number }

export const currencies: CurrencySeed[] = currencyCodes.map((code) => {
  const { symbol, fallbackFactor } = currencyFacts[code]
  return { code, symbol, conversionFactor: fallbackFactor }
})
