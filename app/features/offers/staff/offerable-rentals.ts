import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { localizedText } from '~/features/catalogue/localized-text'
import { rentalText } from '~/features/catalogue/rental-page'

export type OfferableRental = { rental: Rental; label: string }

/**
 * The rentals that can be offered, each under a label of its own, by which the form names it: `Casa Ñandú, Antigua`.
 * Where two would have the same, the slug stands behind.
 */
export function offerableRentals(catalogue: Catalogue, locale: Locale): OfferableRental[] {
  const named = [...catalogue.rentals.values()]
    .filter(({ type }) => type !== 3)
    .map((rental) => ({ rental, label: labelOf(catalogue, rental, locale) }))
  const counts = new Map<string, number>()
  for (const { label } of named) counts.set(label, (counts.get(label) ?? 0) + 1)
  return named
    .map(({ rental, label }) => ({
      rental,
      label: (counts.get(label) ?? 0) > 1 ? `${label} · ${rental.slug}` : label,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

function labelOf(catalogue: Catalogue, rental: Rental, locale: Locale): string {
  const town = catalogue.towns.get(rental.townId)
  const name = rentalText(rental, locale)?.name ?? rental.slug
  return town ? `${name}, ${localizedText(town.name, locale)}` : name
}
