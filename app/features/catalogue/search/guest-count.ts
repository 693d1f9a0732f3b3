import { guestsAtMost } from './listing-limits'
import type { ListingQuery } from './listing-query'
import type { QueryProblem, QueryReader } from './query-reader'

type GuestCount = Pick<ListingQuery, 'adult' | 'children' | 'capacity'>

/** How many guests a rental must hold. */
export function guestsOf(query: GuestCount): number {
  return Math.max(query.adult + query.children, query.capacity ?? 0)
}

/** Adults from 1, children from 0, together no more than a search may ask for (browsing.md §5). */
export function readGuests(
  reader: QueryReader,
  report: (problem: QueryProblem) => void,
): GuestCount {
  const adult = reader.whole('adult', 1, guestsAtMost) ?? 1
  const requested = reader.whole('children', 0, guestsAtMost) ?? 0
  const children = Math.min(requested, guestsAtMost - adult)
  if (children < requested) {
    report({ parameter: 'children', code: 'tooManyGuests', allowed: String(guestsAtMost) })
  }
  return { adult, children, capacity: reader.whole('capacity', 1, guestsAtMost) }
}
