import type { Steps } from '~/platform/process/steps'
import type { Catalogue } from '../catalogue'
import { datedIndex } from '../stay/dated-index'
import { listStays } from '../stay/list-stays'
import type { ListingMatch } from './match-listings'
import { preparePromoted } from './promoted'

/**
 * Works out what a search with dates will ask of its stay: as work that can be interrupted, since it takes a second
 * among 100,000 rentals whose totals are sorted. The search that follows finds it remembered. Nothing without dates.
 */
export function* prepareStay(
  catalogue: Catalogue,
  { section, query, locale, now }: Pick<ListingMatch, 'section' | 'query' | 'locale' | 'now'>,
): Steps<void> {
  const stays = listStays(section, query, now)
  if (stays.length === 0) return
  const { sort, currency, minPrice, maxPrice } = query
  const index = catalogue.sections[section][locale]
  const dated = datedIndex(catalogue, index, stays, now)
  const order = sort === 2 || sort === 3 ? sort : null
  // A range of prices compares dollars.
  if (minPrice !== null || maxPrice !== null) yield* dated.prepare({ totals: 'USD', order: null })
  yield* dated.prepare({ totals: order && currency, order })
  yield* preparePromoted(catalogue, index, dated, now)
}
