import type { Locale } from '~content/locale'
import { maxEntryTitleLength } from '~content/limits'
import { localizedText } from '~/features/catalogue/localized-text'
import { rentalText } from '~/features/catalogue/rental-page'
import { sectionOf } from '~/features/catalogue/section-of'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'

/** `name` says the town, too; `ownName` is what guests read. */
export type RentalChoice = { id: string; slug: string; name: string; ownName: string }

/** The published rentals that can be stayed in, by name in a language. Empty before the catalogue is loaded. */
export function listRentalChoices(locale: Locale): RentalChoice[] {
  if (!hasCatalogue()) return []
  const { rentals, towns } = getCatalogueUntagged()
  const collator = new Intl.Collator(locale)
  return [...rentals.values()]
    .filter((rental) => sectionOf(rental) !== 'housesForSale')
    .map((rental) => {
      const town = towns.get(rental.townId)
      const ownName = rentalText(rental, locale)?.name ?? rental.slug
      const name = town ? `${ownName}, ${localizedText(town.name, locale)}` : ownName
      return { id: rental.id, slug: rental.slug, name, ownName }
    })
    .sort((one, other) => collator.compare(one.name, other.name))
}

/** The own name of one of them by its document id; null if it is none. */
export function findRentalChoice(
  id: string,
  locale: Locale,
): Pick<RentalChoice, 'id' | 'name'> | null {
  const rental = hasCatalogue() ? getCatalogueUntagged().rentals.get(id) : undefined
  if (!rental || sectionOf(rental) === 'housesForSale') return null
  return { id, name: (rentalText(rental, locale)?.name ?? id).slice(0, maxEntryTitleLength) }
}
