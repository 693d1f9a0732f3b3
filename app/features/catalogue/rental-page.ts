import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { Catalogue } from './catalogue'
import { sectionOf } from './section-of'
import { writeStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { detailHref } from '~/routing/section-pages'

type RentalPageOptions = { choice: StayChoice; landing: boolean }

/** A rental's page with a stay in its address, in a language in which the rental exists. */
export function rentalPagePath(
  catalogue: Catalogue,
  rental: Rental,
  wanted: Locale,
  { choice, landing }: RentalPageOptions,
): string {
  const town = catalogue.towns.get(rental.townId)
  const region = town && catalogue.regions.get(town.regionId)
  // The catalogue leaves rentals without a place out.
  const place = { state: region?.slug ?? '', location: town?.slug ?? '', slug: rental.slug }
  const other = wanted === 'en' ? 'es' : 'en'
  const locale = rental.texts[wanted] ? wanted : other
  const query = new URLSearchParams(landing ? { landing: 'true' } : {})
  return detailHref(sectionOf(rental), locale, place, writeStayChoice(query, choice))
}

/** The words of a rental in a language, or in its other one. */
export function rentalText(rental: Rental, locale: Locale) {
  return rental.texts[locale] ?? rental.texts.en ?? rental.texts.es
}
