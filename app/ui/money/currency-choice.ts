import { useSyncExternalStore } from 'react'
import { defaultCurrency, type CurrencyCode } from '~content/currency-code'
import { currencyChosen, shownCurrency } from './choose-currency'

function subscribe(listener: () => void): () => void {
  window.addEventListener(currencyChosen, listener)
  return () => window.removeEventListener(currencyChosen, listener)
}

/** The visitor's currency; on the server, and until the page is hydrated, always the default. */
export function useCurrency(): CurrencyCode {
  return useSyncExternalStore(subscribe, shownCurrency, () => defaultCurrency)
}
