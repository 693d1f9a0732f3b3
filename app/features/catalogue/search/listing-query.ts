import type { SectionKey } from '~content/section-key'
import type { CurrencyCode } from '~content/currency-code'
import {
  bedroomOptions,
  defaultSort,
  filterCurrencies,
  locationsAtMost,
  pageAtMost,
  pageSize,
  pageSizeAtMost,
  sorts,
} from './listing-limits'
import { readGuests } from './guest-count'
import { readPrices } from './price-filter'
import { queryReader, type QueryProblem, type QueryReader } from './query-reader'
import { readStayDates } from './stay-dates'

export type Sort = (typeof sorts)[number]
type BedroomOption = (typeof bedroomOptions)[number]

/**
 * What a visitor asks of a section's list (browsing.md §2). The section itself is not part of it:
 * a page has it from its path, and there `type`, `longStay`, `onSale` and `fullHotel` say nothing new.
 */
export type ListingQuery = {
  /** Town slugs, sorted; empty means everywhere. As read from an address they may be towns' `_id`s. */
  locations: string[]
  /** Calendar days, both set or both null. */
  checkIn: string | null
  checkOut: string | null
  adult: number
  children: number
  /** Guests asked for as one number. */
  capacity: number | null
  bedroom: BedroomOption | null
  /** Whole units of `currency`; null where the slider stands at its end. */
  minPrice: number | null
  maxPrice: number | null
  currency: CurrencyCode
  sort: Sort
  page: number
  results: number
  /** Two capital letters; remembered for landings, filters nothing. */
  country: string | null
  available: boolean
  /** Slug or `_id` of an advertised rental, or 1 for the first top listing; it comes first where it belongs to the answer. */
  product: string | null
  topListing: boolean
  ads: boolean
}

/** The query of a list on which nothing is set. */
export const defaultQuery: ListingQuery = {
  locations: [],
  checkIn: null,
  checkOut: null,
  adult: 1,
  children: 0,
  capacity: null,
  bedroom: null,
  minPrice: null,
  maxPrice: null,
  currency: 'USD',
  sort: defaultSort,
  page: 1,
  results: pageSize,
  country: null,
  available: false,
  product: null,
  topListing: false,
  ads: false,
}

/** What reading depends on: the section sets the price bounds, the earliest check-in tells which days are past. */
export type QueryContext = { section: SectionKey; earliestCheckIn: string }

/** Reads an address for a page: what cannot be used is ignored or moved into its bounds. Never throws. */
export function parseListingQuery(params: URLSearchParams, context: QueryContext): ListingQuery {
  return readListingQuery(params, context).query
}

/** The same, together with all that is wrong, for answers that refuse malformed requests. */
export function readListingQuery(
  params: URLSearchParams,
  { section, earliestCheckIn }: QueryContext,
): { query: ListingQuery; problems: QueryProblem[] } {
  const problems: QueryProblem[] = []
  const report = (problem: QueryProblem) => problems.push(problem)
  const reader = queryReader(params, report)
  const currency = reader.choice('currency', filterCurrencies) ?? defaultQuery.currency
  const query: ListingQuery = {
    locations: reader.slugs('location', locationsAtMost),
    ...readStayDates(reader, earliestCheckIn, report),
    ...readGuests(reader, report),
    bedroom: reader.choice('bedroom', bedroomOptions),
    ...readPrices(reader, section, currency, report),
    currency,
    sort: reader.choice('sort', sorts) ?? defaultQuery.sort,
    page: reader.whole('page', 1, pageAtMost) ?? defaultQuery.page,
    results: reader.whole('results', 1, pageSizeAtMost) ?? defaultQuery.results,
    country: readCountry(reader, report),
    available: reader.flag('available'),
    product: reader.slug('product'),
    topListing: reader.flag('topListing'),
    ads: reader.flag('ads'),
  }
  return { query: section === 'housesForSale' ? { ...query, ...noStay } : query, problems }
}

/** A house for sale has neither dates nor guests. */
export const noStay = { checkIn: null, checkOut: null, adult: 1, children: 0, capacity: null }

/**
 * The canonical address query: fixed order (that of the route table), defaults left out, no `?`.
 * Equal queries give equal texts, so that they are one page in the store.
 */
export function toSearch(query: ListingQuery): string {
  const search = new URLSearchParams()
  const set = (name: string, value: string | number | boolean | null, unset: unknown) => {
    if (value !== unset && value !== null) search.set(name, String(value))
  }
  set('location', query.locations.join(','), '')
  set('checkIn', query.checkIn, null)
  set('checkOut', query.checkOut, null)
  set('adult', query.adult, defaultQuery.adult)
  set('children', query.children, defaultQuery.children)
  set('capacity', query.capacity, null)
  set('bedroom', query.bedroom, null)
  set('minPrice', query.minPrice, null)
  set('maxPrice', query.maxPrice, null)
  set('currency', query.currency, defaultQuery.currency)
  set('sort', query.sort, defaultQuery.sort)
  set('page', query.page, defaultQuery.page)
  set('results', query.results, defaultQuery.results)
  set('country', query.country, null)
  set('available', query.available, false)
  set('product', query.product, null)
  set('topListing', query.topListing, false)
  set('ads', query.ads, false)
  return search.toString().replaceAll('%2C', ',')
}

function readCountry(reader: QueryReader, report: (problem: QueryProblem) => void): string | null {
  const value = reader.text('country')
  if (value === null) return null
  if (/^[a-z]{2}$/i.test(value)) return value.toUpperCase()
  report({ parameter: 'country', code: 'notACountry' })
  return null
}
