import { currencyCodes, defaultCurrency, type CurrencyCode } from '~content/currency-code'

/** Local storage key of the visitor's currency. */
export const currencyKey = 'currency'

/** The event on `window` after a choice. */
export const currencyChosen = 'ceiba:currency'

/** The currency that the page shows. Browsers only. */
export function shownCurrency(): CurrencyCode {
  const shown = document.documentElement.dataset.currency
  return currencyCodes.find((code) => code === shown) ?? defaultCurrency
}

/** Whether the visitor has chosen a currency since the page was opened. Browsers only. */
export function isCurrencyChosenHere(): boolean {
  return 'currencyChosen' in document.documentElement.dataset
}

/** Shows the other currency everywhere at once and remembers it where the browser allows. */
export function chooseCurrency(code: CurrencyCode): void {
  Object.assign(document.documentElement.dataset, { currency: code, currencyChosen: '' })
  try {
    localStorage.setItem(currencyKey, code)
  } catch {
    // Storage is closed in private windows; the choice then lasts for this page.
  }
  window.dispatchEvent(new Event(currencyChosen))
}
