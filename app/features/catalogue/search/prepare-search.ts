import type { Steps } from '~/platform/process/steps'
import type { Catalogue } from '../catalogue'
import { availableSoonInSteps } from '../stay/available-soon'
import { type DatedIndex, datedIndex } from '../stay/dated-index'
import { listStays } from '../stay/list-stays'
import { isPriceSort } from './listing-limits'
import type { ListingMatch } from './match-listings'
import { promotedInSteps } from './promoted'

/**
 * Works out what a search will ask of all rentals of its section: as work that can be interrupted, since with dates
 * it takes a second among 100,000 rentals whose totals are sorted. The search that follows finds it remembered.
 */
export function* prepareSearch(
  catalogue: Catalogue,
  { section, query, locale, now }: Pick<ListingMatch, 'section' | 'query' | 'locale' | 'now'>,
): Steps<void> {
  const index = catalogue.sections[section][locale]
  if (query.available) yield* availableSoonInSteps(index, section, now)
  const stays = listStays(section, query, now)
  const dated = stays.length > 0 ? datedIndex(catalogue, index, stays, now) : null
  if (dated) yield* prepareStay(dated, query)
  yield* promotedInSteps(catalogue, index, dated, now)
}

function* prepareStay(
  dated: DatedIndex,
  { sort, currency, minPrice, maxPrice }: ListingMatch['query'],
): Steps<void> {
  const order = isPriceSort(sort) ? sort : null
  // A range of prices compares dollars.
  if (minPrice !== null || maxPrice !== null) yield* dated.prepare({ totals: 'USD', order: null })
  yield* dated.prepare({ totals: order && currency, order })
}
