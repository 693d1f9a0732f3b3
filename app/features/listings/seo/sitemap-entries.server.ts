import { locales, type Locale } from '~content/locale'
import { sectionKeys } from '~content/section-key'
import { sectionPageName } from '~/routing/section-pages'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { translationsOf } from '~/routing/translations'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { listPlaces } from '~/features/catalogue/places/list-places'
import { sectionOf } from '~/features/catalogue/section-of'

/** Every region and town that has rentals, and every rental, in the languages in which they exist. */
export function listingEntries(): SitemapEntry[] {
  const catalogue = getCatalogue()
  return [...placeEntries(catalogue), ...rentalEntries(catalogue)]
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

function rentalEntries(catalogue: Catalogue): SitemapEntry[] {
  return [...catalogue.rentals.values()].flatMap((rental) => {
    const town = catalogue.towns.get(rental.townId)
    const region = town && catalogue.regions.get(town.regionId)
    if (!region) return []
    return {
      page: `${sectionOf(rental)}Detail` as const,
      translations: translationsOf(
        { state: region.slug, location: town.slug, slug: rental.slug },
        locales.filter((locale) => rental.texts[locale] !== null),
      ),
      changed: rental.updatedAt.slice(0, 10),
    }
  })
}
