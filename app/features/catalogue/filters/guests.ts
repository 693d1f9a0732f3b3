import { maxGuests } from '../search/listing-limits'
import { letsStays } from './dates'
import type { ListingFilter } from './listing-filter'
import type { QueryReader } from './query-reader'

/** `capacity` is the guests as one number. */
type GuestCount = { adult: number; children: number; capacity: number | null }

const unset: GuestCount = { adult: 1, children: 0, capacity: null }

/** Any rental has room for one guest, so one guest filters nothing. */
export const guests: ListingFilter<GuestCount> = {
  unset,
  read: readGuests,
  isOffered: letsStays,
  isSet: (query) => guestsOf(query) > 1,
  chips: (query, { t }) => {
    const count = guestsOf(query)
    if (count <= 1) return []
    return [{ key: 'guests', words: t('chipGuests', { count }), cleared: unset }]
  },
  match: (query, { index: { capacity }, section }) => {
    const count = letsStays(section) ? guestsOf(query) : 1
    return count > 1 ? { column: capacity, min: count, max: Infinity } : null
  },
}

/** How many guests a rental must hold. */
export function guestsOf(query: GuestCount): number {
  return Math.max(query.adult + query.children, query.capacity ?? 0)
}

/** Adults from 1, children from 0, together no more than a search may ask for (browsing.md §5). */
function readGuests(reader: QueryReader): GuestCount {
  const adult = reader.whole('adult', 1, maxGuests) ?? 1
  const asked = reader.whole('children', 0, maxGuests) ?? 0
  const children = Math.min(asked, maxGuests - adult)
  if (children < asked) {
    reader.report({ parameter: 'children', code: 'tooManyGuests', allowed: String(maxGuests) })
  }
  return { adult, children, capacity: reader.whole('capacity', 1, maxGuests) }
}
