import { useSyncExternalStore } from 'react'
import { currencyCodes, defaultCurrency, type CurrencyCode } from '~content/currency-code'

/** Local storage key of the visitor's currency; the first script of the page reads it too. */
export const currencyKey = 'currency'

const changed = 'ceiba:currency'

function current(): CurrencyCode {
  const shown = document.documentElement.dataset.currency
  return currencyCodes.find((code) => code === shown) ?? defaultCurrency
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** The visitor's currency; on the server, and until the page is alive, always the default. */
export function useCurrency(): CurrencyCode {
  return useSyncExternalStore(subscribe, current, () => defaultCurrency)
}

/** Shows the other currency everywhere at once and remembers it where the browser allows. */
export function chooseCurrency(code: CurrencyCode): void {
  document.documentElement.dataset.currency = code
  try {
    localStorage.setItem(currencyKey, code)
  } catch {
    // Storage is closed in private windows; the choice then lasts for this page.
  }
  window.dispatchEvent(new Event(changed))
}
