import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { SectionKey } from '~content/section-key'
import { runSteps, type Steps } from '~/platform/process/steps'
import { listStays } from '../stay/list-stays'
import { availableSoon } from '../stay/available-soon'
import type { Catalogue } from '../catalogue'
import { datedIndex, type DatedIndex } from '../stay/dated-index'
import type { MatchContext } from '../filters/listing-filter'
import { listingFilters, type ListingQuery } from '../filters/listing-filters'
import type { SectionIndex } from '../section-index'
import { type Bits, countBits, hasBit } from './bits'
import { isPriceSort } from './listing-limits'
import { passFilters, type Passed, type SetFilter } from './pass-filters'
import { promotedPositions } from './promoted'

export type ListingMatch = {
  section: SectionKey
  query: ListingQuery
  locale: Locale
  now: Date
  regionSlug?: string
  townSlug?: string
  /** What addresses have no parameter for. */
  accepts?: (rental: Rental) => boolean
}

/** A search of a section's index, and what each filter lets through. */
export type MatchedListings = {
  index: SectionIndex
  context: MatchContext
  passed: Passed
  /** In the order of the query's sort; not to be changed. */
  positions: Uint32Array
}

/**
 * Positions of the section's rentals that satisfy the query, in the order of its sort: well under a millisecond for
 * 10,000 rentals. With dates a rental is there exactly when its stay has a quote without error, and its price is the
 * stay's total. The answer is not to be changed.
 */
export function matchListings(catalogue: Catalogue, search: ListingMatch): Uint32Array {
  return matchFilters(catalogue, search, false).positions
}

/** How many they are, as work that can be interrupted: with dates never asked for, stays are judged and priced. */
export function* countListings(catalogue: Catalogue, search: ListingMatch): Steps<number> {
  const { passed } = yield* passListings(catalogue, search, false)
  return countBits(passed.all)
}

/** The same positions, with what each filter lets through; `withAllBut` where `passed.allBut` is needed. */
export function matchFilters(
  catalogue: Catalogue,
  search: ListingMatch,
  withAllBut: boolean,
): MatchedListings {
  const found = runSteps(passListings(catalogue, search, withAllBut))
  const { index, context, passed } = found
  const order = orderOf(index, context.dated, search.query)
  const positions = found.isFiltered ? keepOrdered(order, passed.all) : order
  return { index, context, passed, positions }
}

type PassedListings = Omit<MatchedListings, 'positions'> & { isFiltered: boolean }

function* passListings(
  catalogue: Catalogue,
  search: ListingMatch,
  withAllBut: boolean,
): Steps<PassedListings> {
  const { section, query, locale, now } = search
  const index = catalogue.sections[section][locale]
  const stays = listStays(section, query, now)
  const dated = stays.length > 0 ? datedIndex(catalogue, index, stays, now) : null
  const context: MatchContext = {
    section,
    index,
    dated,
    regionSlug: search.regionSlug,
    townSlug: search.townSlug,
    availableSoon: () => availableSoon(index, section, now),
    promoted: () => promotedPositions(catalogue, index, dated, now),
  }
  const filters = setFilters(search, context)
  const passed = yield* passFilters(index.rentals.length, filters, withAllBut)
  return { index, context, passed, isFiltered: filters.length > 0 }
}

function keepOrdered(order: Uint32Array, kept: Bits): Uint32Array {
  const found = new Uint32Array(order.length)
  let count = 0
  for (let at = 0; at < order.length; at++) {
    const position = order[at] ?? 0
    if (hasBit(kept, position)) found[count++] = position
  }
  return found.subarray(0, count)
}

/** The positions that have an option, which for some options depends on the query. */
export function havingOption(
  option: SectionIndex['options'][number][number],
  context: MatchContext,
): Bits {
  return option.having ?? option.bits?.(context) ?? new Uint32Array()
}

/** What each filter that is set lets through. */
function setFilters({ query, accepts }: ListingMatch, context: MatchContext): SetFilter[] {
  const { index } = context
  const filters = listingFilters.flatMap((filter, at): SetFilter[] => {
    const { match, options } = filter
    const cost = filter.cost ?? 'column'
    const chosen = options?.chosen(query) ?? []
    const byOption = chosen.map((value): SetFilter => {
      const option = index.options[at]?.find((each) => each.value === value)
      const passes = option ? havingOption(option, context) : () => false
      return { at, passes, cost }
    })
    const passes = match?.(query, context)
    return passes ? [...byOption, { at, passes, cost }] : byOption
  })
  if (!accepts) return filters
  const check = (position: number) => {
    const rental = index.rentals[position]
    return rental !== undefined && accepts(rental)
  }
  return [...filters, { at: listingFilters.length, passes: check, cost: 'stay' }]
}

/** Totals are sorted as they are read, in the currency of the query. */
function orderOf(
  index: SectionIndex,
  dated: DatedIndex | null,
  { sort, currency }: ListingQuery,
): Uint32Array {
  return dated && isPriceSort(sort) ? dated.order(sort, currency) : index.orders[sort]
}
