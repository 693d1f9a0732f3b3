import { locales, type Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { sectionKeys } from '~content/section-key'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { mapInSteps, type Steps } from '~/platform/process/steps'
import { sectionPageName } from '~/routing/section-pages'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { translationsOf } from '~/routing/translations'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { listPlaces } from '~/features/catalogue/places/list-places'
import { sectionOf } from '~/features/catalogue/section-of'

/** Every region and town that has rentals, and every rental, in the languages in which they exist. */
export async function listingEntries(): Promise<SitemapEntry[]> {
  const catalogue = getCatalogue()
  const rentals = await runInSlices(rentalEntries(catalogue))
  return [...placeEntries(catalogue), ...rentals]
}

function placeEntries(catalogue: Catalogue): SitemapEntry[] {
  return sectionKeys.flatMap((section) => {
    const found = new Map<string, SitemapEntry>()
    const add = (place: { state: string; location?: string }, locale: Locale) => {
      const key = `${place.state}/${place.location ?? ''}`
      const page = sectionPageName(section, place)
      found.set(key, { page, translations: { ...found.get(key)?.translations, [locale]: place } })
    }
    for (const locale of locales) {
      for (const region of listPlaces(catalogue, section, locale)) {
        add({ state: region.slug }, locale)
        for (const town of region.towns) add({ state: region.slug, location: town.slug }, locale)
      }
    }
    return [...found.values()]
  })
}

function* rentalEntries(catalogue: Catalogue): Steps<SitemapEntry[]> {
  const entries = yield* mapInSteps(catalogue.rentals.values(), (rental) =>
    rentalEntry(rental, catalogue),
  )
  return entries.filter((entry) => entry !== null)
}

function rentalEntry(rental: Rental, { towns, regions }: Catalogue): SitemapEntry | null {
  const town = towns.get(rental.townId)
  const region = town && regions.get(town.regionId)
  if (!region) return null
  const translations = translationsOf(
    { state: region.slug, location: town.slug, slug: rental.slug },
    locales.filter((locale) => rental.texts[locale] !== null),
  )
  const changed = rental.updatedAt.slice(0, 10)
  return { page: `${sectionOf(rental)}Detail`, translations, changed }
}
