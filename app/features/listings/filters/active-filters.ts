import { defaultQuery, type ListingQuery } from '~/features/catalogue/search/listing-query'

/** How many filters are set; order and page are none. */
export function activeFilterCount(query: ListingQuery): number {
  return [
    query.locations.length > 0,
    query.checkIn !== null,
    query.adult !== defaultQuery.adult ||
      query.children !== defaultQuery.children ||
      query.capacity !== null,
    query.minPrice !== null || query.maxPrice !== null,
    query.bedroom !== null,
    query.available,
  ].filter(Boolean).length
}
