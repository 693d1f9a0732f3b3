import type { Steps } from '~/platform/process/steps'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import type { Catalogue } from '../catalogue'
import type { ListingQuery } from '../filters/listing-filters'
import { type QueryProblem, queryReader, type QueryReader } from '../filters/query-reader'
import { findPlace } from '../places/find-place'
import { readListingQuery } from '../search/listing-query'
import { prepareSearch } from '../search/prepare-search'
import { resolveQuery } from '../search/resolve-query'
import { searchListings } from '../search/search-listings'
import { earliestCheckIn } from '../stay/earliest-check-in'
import type { CallAnswer } from '~/platform/http/call-answer'
import { apiCard } from './api-card'
import { apiCategories, apiChoices, apiLocations, apiTypes } from './api-facets'
import { parameterError } from './problem-message'
import { readLanguage } from './read-language'

/** Product types as the calls name them (browsing.md §3). */
const types = [1, 2, 3, 5] as const

/**
 * The section that a call without a path asks for. Type 1 with `longStay` asks for long-term rentals
 * (pricing.md); without a type the flags alone decide, and vacation rentals are the default.
 */
function chooseSection(reader: QueryReader): SectionKey {
  const type = reader.choice('type', types)
  const longStay = reader.flag('longStay')
  const onSale = reader.flag('onSale')
  const fullHotel = reader.flag('fullHotel')
  if (type === 3 || (type === null && onSale)) return 'housesForSale'
  if (type === 5) return 'uniqueStays'
  if (type === 2 || longStay) return 'longTermRentals'
  return fullHotel ? 'hotels' : 'vacationRentals'
}

/**
 * `GET /api/rentals` (browsing.md §7): a page of products, or 400 with all that is wrong with the
 * parameters, in the language asked for. Unknown parameters are ignored. Work that can be interrupted.
 */
export function* answerRentals(
  catalogue: Catalogue,
  params: URLSearchParams,
  now: Date,
): Steps<CallAnswer> {
  const problems: QueryProblem[] = []
  const reader = queryReader(params, (problem) => problems.push(problem))
  const locale = readLanguage(reader)
  const section = chooseSection(reader)
  const state = reader.slug('state')
  const read = readListingQuery(params, { section, earliestCheckIn: earliestCheckIn(now) })
  const { query, problems: unknown } = resolveQuery(catalogue, read.query)
  problems.push(...read.problems, ...unknown, ...unknownPlaces(catalogue, state, query.location))
  if (problems.length > 0) {
    return { status: 400, body: { errors: problems.map((each) => parameterError(each, locale)) } }
  }
  yield* prepareSearch(catalogue, { section, locale, query, now })
  return {
    status: 200,
    body: results(catalogue, { section, locale, query, now }, state),
  }
}

type Asked = { section: SectionKey; locale: Locale; query: ListingQuery; now: Date }

function results(
  catalogue: Catalogue,
  { section, locale, query, now }: Asked,
  state: string | null,
) {
  const place = state ? { regionSlug: state } : {}
  const found = searchListings(catalogue, {
    section,
    query,
    locale,
    now,
    ...place,
    withCounts: true,
  })
  const options = { catalogue, locale, query, today: guatemalaToday(now) }
  return {
    products: found.cards.map((card) => apiCard(card, options)),
    total: found.total,
    left: found.left,
    locations: apiLocations(catalogue, section, locale),
    categories: apiCategories(catalogue, section, locale),
    types: apiTypes(catalogue, locale),
    choices: found.counts && apiChoices(found.counts, section),
  }
}

function unknownPlaces(
  catalogue: Catalogue,
  state: string | null,
  towns: string[],
): QueryProblem[] {
  const known = new Set([...catalogue.towns.values()].map((town) => town.slug))
  const problems: QueryProblem[] = []
  if (state && !findPlace(catalogue, 'en', state)) {
    problems.push({ parameter: 'state', code: 'unknownPlace' })
  }
  if (!towns.every((slug) => known.has(slug))) {
    problems.push({ parameter: 'location', code: 'unknownPlace' })
  }
  return problems
}
