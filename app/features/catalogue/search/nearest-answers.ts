import type { Steps } from '~/platform/process/steps'
import { addDays } from '~/platform/time/guatemala-day'
import type { Catalogue } from '../catalogue'
import { guestsOf } from '../filters/guests'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import { distanceKm } from '../places/distance'
import { townNames } from '../places/town-names'
import { earliestCheckIn } from '../stay/earliest-check-in'
import { flexibleMonths } from '../stay/flexible-dates'
import { countListings, type ListingMatch } from './match-listings'

/** What is set on a list, and the query without it. */
export type SetChoice = { key: string; words: string; query: ListingQuery; leavesPlace: boolean }

/** A list near an empty one that has places. */
export type NearestAnswer = {
  total: number
  query: ListingQuery
  /** The place of its page; undefined for all of Guatemala. */
  regionSlug?: string | undefined
  townSlug?: string | undefined
} & (
  | { change: 'without' | 'alone'; words: string }
  | { change: 'place' }
  | { change: 'dates'; checkIn: string; checkOut: string }
  | { change: 'month' }
  | { change: 'guests'; guests: number }
  | { change: 'town'; name: string }
)

const maxAnswers = 6
const fewAnswers = 2
/** Days by which a stay is moved, in each direction. */
const maxDays = 7
const maxTowns = 2

/**
 * Up to six lists near an empty one (finding.md §5): the stay on other days, the next towns, fewer guests, a filter
 * less. Where hardly any of these has places, lists with one of the filters alone. The rules of the list itself decide
 * what each has. Runs in steps, because it may price up to fourteen stays that are not remembered yet.
 */
export function* findNearestAnswers(
  catalogue: Catalogue,
  search: ListingMatch,
  choices: readonly SetChoice[],
): Steps<NearestAnswer[]> {
  const near = [
    ...(yield* moveDates(catalogue, search)),
    ...(yield* moveMonth(catalogue, search)),
    ...(yield* nextTowns(catalogue, search)),
    ...(yield* fewerGuests(catalogue, search)),
    ...(yield* withoutOne(catalogue, search, choices)),
  ]
  const further = near.length < fewAnswers ? yield* withOneAlone(catalogue, search, choices) : []
  return [...near, ...further].slice(0, maxAnswers)
}

function* countOf(catalogue: Catalogue, search: ListingMatch): Steps<number> {
  yield
  return yield* countListings(catalogue, search)
}

const directions = [-1, 1] as const

/** The nearest earlier and the nearest later days for a stay of the same length; with flexible dates beyond these. */
function* moveDates(catalogue: Catalogue, search: ListingMatch): Steps<NearestAnswer[]> {
  const { checkIn, checkOut, flexible } = search.query
  if (!checkIn || !checkOut) return []
  const earliest = earliestCheckIn(search.now)
  const found: NearestAnswer[] = []
  for (const direction of directions) {
    for (let days = flexible + 1; days <= flexible + maxDays; days++) {
      const moved = {
        checkIn: addDays(checkIn, direction * days),
        checkOut: addDays(checkOut, direction * days),
      }
      if (moved.checkIn < earliest) break
      const query: ListingQuery = { ...search.query, ...moved, flexible: 0 }
      const total = yield* countOf(catalogue, { ...search, query })
      if (total === 0) continue
      found.push({ ...placeOf(search), change: 'dates', ...moved, query, total })
      break
    }
  }
  return found
}

/** The month before and the month after, where the stay may be on any days of one. */
function* moveMonth(catalogue: Catalogue, search: ListingMatch): Steps<NearestAnswer[]> {
  const months = flexibleMonths(earliestCheckIn(search.now))
  const here = months.indexOf(search.query.month ?? '')
  if (here === -1) return []
  const found: NearestAnswer[] = []
  for (const direction of directions) {
    const month = months[here + direction]
    if (month === undefined) continue
    const query = { ...search.query, month }
    const total = yield* countOf(catalogue, { ...search, query })
    if (total > 0) found.push({ ...placeOf(search), change: 'month', query, total })
  }
  return found
}

/** The towns nearest to the place of the page that have what is asked for. */
function* nextTowns(catalogue: Catalogue, search: ListingMatch): Steps<NearestAnswer[]> {
  const { section, locale, query, regionSlug, townSlug } = search
  const here = [...catalogue.towns.values()].find(
    ({ slug, regionId }) =>
      catalogue.regions.get(regionId)?.slug === regionSlug && (!townSlug || slug === townSlug),
  )
  if (!here || query.location.length > 0) return []
  const nameOf = townNames(catalogue, locale)
  const byDistance = catalogue.sections[section][locale].towns
    .filter((each) => (townSlug ? each.id !== here.id : each.regionSlug !== regionSlug))
    .flatMap((each) => {
      const town = catalogue.towns.get(each.id)
      return town ? [{ ...each, name: nameOf(town), km: distanceKm(here, town) }] : []
    })
    .sort((a, b) => a.km - b.km)
  const found: NearestAnswer[] = []
  for (const town of byDistance) {
    if (found.length === maxTowns) break
    const place = { regionSlug: town.regionSlug, townSlug: town.slug }
    const total = yield* countOf(catalogue, { ...search, ...place })
    if (total > 0) found.push({ change: 'town', name: town.name, ...place, query, total })
  }
  return found
}

/** The largest party below the one asked for that finds a place. */
function* fewerGuests(catalogue: Catalogue, search: ListingMatch): Steps<NearestAnswer[]> {
  for (let guests = guestsOf(search.query) - 1; guests > 0; guests--) {
    const children = Math.min(search.query.children, guests - 1)
    const query = { ...search.query, adult: guests - children, children, capacity: null }
    const total = yield* countOf(catalogue, { ...search, query })
    if (total > 0) return [{ ...placeOf(search), change: 'guests', guests, query, total }]
  }
  return []
}

/**
 * Without one filter each, the longest list first. Fewer guests are an answer of their own; what the dates hide every
 * list says itself (hidden-by-dates.ts).
 */
function* withoutOne(
  catalogue: Catalogue,
  search: ListingMatch,
  choices: readonly SetChoice[],
): Steps<NearestAnswer[]> {
  const found: NearestAnswer[] = []
  for (const { key, words, query, leavesPlace } of choices) {
    if (key === 'guests' || key === 'dates') continue
    const place = leavesPlace ? {} : placeOf(search)
    const total = yield* countOf(catalogue, { ...withoutPlace(search), ...place, query })
    if (total === 0) continue
    const shown = { ...place, query, total }
    found.push(leavesPlace ? { change: 'place', ...shown } : { change: 'without', words, ...shown })
  }
  return found.toSorted(longestFirst)
}

/** With one filter alone, in all of Guatemala. */
function* withOneAlone(
  catalogue: Catalogue,
  search: ListingMatch,
  choices: readonly SetChoice[],
): Steps<NearestAnswer[]> {
  const found: NearestAnswer[] = []
  for (const { words, query: without, leavesPlace } of choices) {
    const names = keysOf(search.query).filter((name) => search.query[name] !== without[name])
    const kept = Object.fromEntries(names.map((name) => [name, search.query[name]]))
    const query = { ...defaultQuery, currency: search.query.currency, ...kept }
    const place = leavesPlace ? placeOf(search) : {}
    const total = yield* countOf(catalogue, { ...withoutPlace(search), ...place, query })
    if (total > 0) found.push({ change: 'alone', words, ...place, query, total })
  }
  return found.toSorted(longestFirst)
}

const longestFirst = (a: NearestAnswer, b: NearestAnswer) => b.total - a.total

const keysOf = (query: ListingQuery) => Object.keys(query) as (keyof ListingQuery)[]

function withoutPlace({ regionSlug: _region, townSlug: _town, ...search }: ListingMatch) {
  return search
}

function placeOf({ regionSlug, townSlug }: ListingMatch) {
  return { ...(regionSlug && { regionSlug }), ...(townSlug && { townSlug }) }
}
