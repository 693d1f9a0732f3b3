import type { Rental } from '~content/rental'
import { cataloguePayload } from './factories/catalogue-payload'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { defaultQuery, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { searchListings, type ListingSearch } from '~/features/catalogue/search/search-listings'

/** Nine in the morning in Guatemala. */
export const now = new Date('2026-11-21T15:00:00Z')

/** What a search finds among these rentals alone. */
export function search(
  rentals: Rental[],
  query: Partial<ListingQuery> = {},
  more: Partial<ListingSearch> = {},
) {
  const catalogue = buildCatalogue(cataloguePayload({ rentals }))
  return searchListings(catalogue, {
    section: 'vacationRentals',
    locale: 'en',
    now,
    query: { ...defaultQuery, ...query },
    ...more,
  })
}

export function slugs(...found: Parameters<typeof search>) {
  return search(...found).cards.map((card) => card.slug)
}
