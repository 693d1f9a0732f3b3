import type { Catalogue } from '../catalogue'
import { dates } from '../filters/dates'
import type { ListingQuery } from '../filters/listing-filters'
import { datedIndex } from '../stay/dated-index'
import { listStays } from '../stay/list-stays'
import { matchFilters, type ListingMatch } from './match-listings'

/** Places that a list does not show because of its dates alone, and the query of the list that shows them. */
export type HiddenByDates = { count: number; query: ListingQuery }

/**
 * Null without dates, and where they hide nothing. A price range goes with the dates, since it is one of whole stays,
 * which these places have no price for.
 */
export function findHiddenByDates(
  catalogue: Catalogue,
  search: ListingMatch,
): HiddenByDates | null {
  const stays = listStays(search.section, search.query, search.now)
  if (stays.length === 0) return null
  const query = { ...search.query, ...dates.unset, minPrice: null, maxPrice: null, page: 1 }
  const { index, positions } = matchFilters(catalogue, { ...search, query }, false)
  const { allows } = datedIndex(catalogue, index, stays, search.now)
  const count = positions.reduce((sum, position) => sum + Number(!allows(position)), 0)
  return count > 0 ? { count, query } : null
}
