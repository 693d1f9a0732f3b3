import { toSearch } from '~/features/catalogue/search/listing-query'
import { pageSize } from '~/features/catalogue/search/listing-limits'
import { listPathParameter } from '~/routing/parameters'
import { resources } from '~/routing/resources'
import type { ListingPageData } from '../list/read-listing-page.server'

/** The parameter that names the places of cards: slugs with commas between them. */
export const placesOfMap = 'places'

type MapList = Pick<ListingPageData, 'path' | 'query'>

/** Where the pins of a list are. The same for all its pages and sorts but the order. */
export function mapPinsAddress(list: MapList): string {
  return `/${resources.mapPins.path}?${queryOf(list)}`
}

export function mapCardsAddress(list: MapList, slugs: readonly string[]): string {
  return `/${resources.mapCards.path}?${queryOf(list)}&${placesOfMap}=${slugs.join()}`
}

function queryOf({ path, query }: MapList): string {
  const search = toSearch({ ...query, page: 1, results: pageSize, view: null })
  return `${listPathParameter}=${path}${search && `&${search}`}`
}
