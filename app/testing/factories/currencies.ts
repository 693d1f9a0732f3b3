import { currencyFacts, forEachCurrency } from '~content/currency-code'

/** A record of each currency as the CMS holds it, with 7.8 quetzales for a dollar. */
export const someCurrencies = forEachCurrency((code) => {
  const { symbol, fallbackFactor } = currencyFacts[code]
  return { code, symbol, conversionFactor: fallbackFactor }
})
