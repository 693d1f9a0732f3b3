import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { Catalogue } from '../catalogue'
import { groupByTown, type TownGroup } from '../places/group-by-town'
import type { ListingCard } from '../card/listing-card'
import { countChoices, type ListingCounts } from './count-choices'
import { isCumulativePage, sortBy } from './listing-limits'
import { matchFilters, type ListingMatch } from './match-listings'
import { putAdvertisedFirst } from './put-advertised-first'
import { datedCards } from '../stay/dated-cards'
import { toCard } from '../card/to-card'

export type ListingSearch = ListingMatch & {
  /** Answers pages 1 to `query.page` at once, so that a visitor returns to the same place of a list. */
  upToPage?: boolean
  /** Whether to count what each choice of the filters would list. */
  withCounts?: boolean
}

export type ListingResults = {
  total: number
  /** How many follow after this page. */
  left: number
  page: number
  /** The first page that `cards` holds: 1 with `upToPage`, unless that were too long. */
  fromPage: number
  cards: ListingCard[]
  /** The cards under their towns, if sorted by town; the last town may go on on the next page. */
  groups: TownGroup[] | null
  counts: ListingCounts | null
}

/** What a list shows for a query. Never throws; a place without rentals gives an empty answer. */
export function searchListings(catalogue: Catalogue, search: ListingSearch): ListingResults {
  const { query, locale, now } = search
  const grouped = query.sort === sortBy.town
  const matched = matchFilters(catalogue, search, search.withCounts ?? false)
  const { index, positions } = matched
  const found = query.product
    ? putAdvertisedFirst(positions, index, query.product, grouped)
    : positions

  const { page, results } = query
  const end = page * results
  const fromPage = search.upToPage && isCumulativePage(query) ? 1 : page
  const today = guatemalaToday(now)
  const datedCard = datedCards(catalogue, matched.context.dated, search)
  const shown = [...found.subarray((fromPage - 1) * results, end)]
  const cards = shown.flatMap((position) => {
    const rental = index.rentals[position]
    if (!rental) return []
    return toCard(catalogue, rental, { locale, today, dated: datedCard(position, rental) }) ?? []
  })
  return {
    total: found.length,
    left: Math.max(0, found.length - end),
    page,
    fromPage,
    cards,
    groups: grouped ? groupByTown(catalogue, cards, locale) : null,
    counts: search.withCounts ? countChoices(matched, query, locale) : null,
  }
}
