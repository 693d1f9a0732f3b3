import { forEachCurrency } from '~content/currency-code'
import { fallbackCurrency } from '~/features/catalogue/lookups'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import type { MoneyCurrencies } from '~/features/pricing/money/money'

/** With which amounts of a contract are converted, also before there is a catalogue. */
export function moneyCurrencies(): MoneyCurrencies {
  return hasCatalogue() ? getCatalogueUntagged().currencies : forEachCurrency(fallbackCurrency)
}
