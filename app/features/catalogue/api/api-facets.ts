import type { Locale } from '~content/locale'
import { sectionKeys, type SectionKey } from '~content/section-key'
import type { Catalogue } from '../catalogue'
import { listingFilters } from '../filters/listing-filters'
import { localizedText } from '../localized-text'
import type { ListingCounts } from '../search/count-choices'
import { countBits } from '../search/bits'
import { priceSlider } from '../search/listing-limits'
import { typeOfSection } from '../section-of'

/** Towns in which the section has rentals, under the customer's names (browsing.md §3, "Location"). */
export function apiLocations(catalogue: Catalogue, section: SectionKey, locale: Locale) {
  return catalogue.sections[section][locale].towns.map(({ id, slug, regionSlug, count }) => {
    const town = catalogue.towns.get(id)
    const mainLocation = town ? localizedText(town.name, locale) : slug
    return { _id: id, slug, mainLocation, state: regionSlug, total: count }
  })
}

const kindAt = listingFilters.findIndex(({ options }) => options?.name === 'kind')

/** Kinds of property in the section, the most frequent first. */
export function apiCategories(catalogue: Catalogue, section: SectionKey, locale: Locale) {
  const kinds = catalogue.sections[section][locale].options[kindAt] ?? []
  return kinds
    .map(({ value, having }) => ({ slug: String(value), total: having ? countBits(having) : 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.slug < b.slug ? -1 : 1))
}

/** The five sections by product type, and how many rentals each has in the language. */
export function apiTypes(catalogue: Catalogue, locale: Locale) {
  return sectionKeys.map((section) => ({
    type: typeOfSection[section],
    fullHotel: section === 'hotels',
    total: catalogue.sections[section][locale].rentals.length,
  }))
}

/** What each choice of a filter would list, all other filters given; prices by steps of the slider in dollars. */
export function apiChoices({ facets, prices }: ListingCounts, section: SectionKey) {
  const { min, step } = priceSlider(section, 'USD')
  return {
    filters: facets.map(({ name, any, options }) => ({
      parameter: name,
      any,
      options: options.map(({ value, name: words = null, count }) => ({
        value,
        name: words,
        total: count,
      })),
    })),
    prices: prices.map((total, at) => ({ from: min + at * step, total })),
  }
}
