import type { Locale } from '~content/locale'
import { maxEntryTitleLength } from '~content/limits'
import { rentalText } from '~/features/catalogue/rental-page'
import { sectionOf } from '~/features/catalogue/section-of'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'

export type RentalChoice = { id: string; name: string }

/** The published rentals that a stay can be in, by name in a language. Empty before the catalogue is loaded. */
export function listRentalChoices(locale: Locale): RentalChoice[] {
  const rentals = hasCatalogue() ? [...getCatalogueUntagged().rentals.values()] : []
  return rentals
    .filter((rental) => sectionOf(rental) !== 'housesForSale')
    .map((rental) => ({ id: rental.id, name: rentalText(rental, locale)?.name ?? rental.id }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** One of them by its document id; null if it is none. */
export function findRentalChoice(id: string, locale: Locale): RentalChoice | null {
  const rental = hasCatalogue() ? getCatalogueUntagged().rentals.get(id) : undefined
  if (!rental || sectionOf(rental) === 'housesForSale') return null
  return { id, name: (rentalText(rental, locale)?.name ?? id).slice(0, maxEntryTitleLength) }
}
