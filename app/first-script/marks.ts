import { currencyCodes, type CurrencyCode, defaultCurrency } from '~content/currency-code'
import { markRequirement } from '~/features/inquiries/requirement/mark-requirement'
import { currencyKey } from '~/ui/money/choose-currency'

const root = document.documentElement

/** Local storage key of the country that an address named last (browsing.md §2, `country`). */
const countryKey = 'country'

/**
 * Marks on <html> what CSS shows before the first paint: that script runs, the visitor's currency and country, a kept
 * inquiry.
 */
export function setMarks(): void {
  root.dataset.script = ''
  markRequirement()
  const query = new URLSearchParams(location.search)
  // The currency of the address, as a shared link has it, comes before the one chosen last.
  const currency = currencyOf(query.get('currency')) ?? storedCurrency()
  // The default needs no mark.
  if (currency && currency !== defaultCurrency) root.dataset.currency = currency
  const named = query.get('country')
  const country = named && /^[a-z]{2}$/i.test(named) ? named.toUpperCase() : null
  if (country) remember(countryKey, country)
  const known = country ?? read(countryKey)
  if (known) root.dataset.country = known
}

/** The currency that the visitor chose last on this device. */
export function storedCurrency(): CurrencyCode | undefined {
  return currencyOf(read(currencyKey))
}

function currencyOf(code: string | null): CurrencyCode | undefined {
  return currencyCodes.find((known) => known === code)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** In local storage, where the browser has one. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is remembered where the browser stores nothing.
  }
}
