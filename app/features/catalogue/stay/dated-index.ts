import { LRUCache } from 'lru-cache'
import { defaultCurrency, forEachCurrency, type CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import {
  filterInSteps,
  mapInSteps,
  runSteps,
  sortInSteps,
  type Steps,
} from '~/platform/process/steps'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { RequestedStay } from './requested-stay'
import type { Catalogue } from '../catalogue'
import { cheapestStay } from './cheapest-stay'
import { earliestCheckIn } from './earliest-check-in'
import type { SectionIndex } from '../section-index'
import type { PriceSort } from '../search/listing-limits'
import { byPrice } from '../search/section-orders'
import { stayChecks } from './stay-check'
import { stayTotalOf } from './stay-total-of'

/** Availability and totals of a section's rentals for one stay, or for the cheapest of several; by index position. */
export type DatedIndex = {
  /** All of one length. The cheapest possible one counts. */
  stays: readonly RequestedStay[]
  /** Whether a stay is possible, the guests included. */
  allows: (position: number) => boolean
  /** The stay that counts, where one is possible. */
  stayAt: (position: number) => RequestedStay | null
  /**
   * Whether the stay that counts is in `bits`, a set of `stays`. Prices nothing if all possible stays are in it, or
   * none.
   */
  countsOneOf: (position: number, bits: number) => boolean
  /** Cents of the whole stay, where it is possible; NaN where the price is on request. */
  total: (position: number, currency: CurrencyCode) => number
  /** Where a stay is possible, in the order of its totals. */
  order: (sort: PriceSort, currency: CurrencyCode) => Uint32Array
  /** Computes what a search needs in advance, in steps that can be interrupted. */
  prepare: (needs: StayNeeds) => Steps<void>
}

/** What a search needs to know of a stay besides where it is possible. */
type StayNeeds = { totals: CurrencyCode | null; order: PriceSort | null }

/** Cached stays per section index; one for 10,000 rentals takes 0.2 to 0.4 MB once sorted. */
const maxStays = 24

/** Garbage-collected together with the section index, so that no cached value outlives its content. */
const remembered = new WeakMap<SectionIndex, LRUCache<string, DatedIndex>>()

/**
 * Index of a section for a stay. Values are computed on first use and cached, so later pages, filters and sorts cost no
 * more than without dates.
 */
export function datedIndex(
  catalogue: Catalogue,
  index: SectionIndex,
  stays: readonly RequestedStay[],
  now: Date,
): DatedIndex {
  const recent = remembered.get(index) ?? new LRUCache<string, DatedIndex>({ max: maxStays })
  remembered.set(index, recent)
  // Results depend on `now` only by the day and by the earliest check-in.
  const moment = [guatemalaToday(now), earliestCheckIn(now)]
  const days = stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut])
  const key = [...moment, ...days, stays[0]?.guests].join(' ')
  const known = recent.get(key)
  if (known) return known
  const built = buildDatedIndex(catalogue, index, stays, now)
  recent.set(key, built)
  return built
}

function buildDatedIndex(
  catalogue: Catalogue,
  index: SectionIndex,
  stays: readonly RequestedStay[],
  now: Date,
): DatedIndex {
  const guests = stays[0]?.guests ?? 1
  const possibleFor = stayChecks(stays, now)
  /** A bit for each stay. */
  const possible = lazyColumn(index, (position) => {
    const availability = index.availability[position]
    if (!availability || (index.capacity[position] ?? 0) < guests) return 0
    return possibleFor(availability)
  })
  const isPossible = (position: number) => possible(position) > 0
  const totalsOf = forEachCurrency((currency) =>
    stays.map((stay) => stayTotalOf(catalogue, stay, currency, now)),
  )
  const priceAt = (at: number, rental: Rental, currency: CurrencyCode) =>
    totalsOf[currency][at]?.(rental) ?? NaN
  const cheapest = cheapestStay(stays, (at, rental) => priceAt(at, rental, defaultCurrency))
  let choices: Uint8Array | null = null

  // The cheapest stay is found in one currency, so that a place has the same dates in all.
  const cheapestTotals = lazyColumn(index, (position) => {
    const rental = index.rentals[position]
    const availability = index.availability[position]
    if (!rental || !availability) return NaN
    if (stays.length === 1) return priceAt(0, rental, defaultCurrency)
    const found = cheapest(rental, availability, possible(position))
    choices ??= new Uint8Array(index.rentals.length)
    choices[position] = found.stay
    return found.total
  })

  function chosenAt(position: number): number {
    const bits = possible(position)
    // One stay alone needs no comparing.
    if ((bits & (bits - 1)) === 0) return 31 - Math.clz32(bits)
    cheapestTotals(position)
    return choices?.[position] ?? 0
  }

  const totalsIn = (currency: CurrencyCode) => {
    if (currency === defaultCurrency) return cheapestTotals
    return lazyColumn(index, (position) => {
      const rental = index.rentals[position]
      return rental ? priceAt(chosenAt(position), rental, currency) : NaN
    })
  }
  const totals = forEachCurrency(totalsIn)
  const orders = forEachCurrency((): Partial<Record<PriceSort, Uint32Array>> => ({}))
  const perStep = Math.ceil(staysPerStep / Math.max(stays.length, 1))

  function* prepare({ totals: currency, order }: StayNeeds): Steps<void> {
    const listed = index.orders[1]
    for (let at = 0; at < listed.length; at++) {
      if (at % perStep === perStep - 1) yield
      const position = listed[at] ?? 0
      if (isPossible(position) && currency) totals[currency](position)
    }
    if (order && currency) orders[currency][order] ??= yield* sorted(order, currency)
  }

  function* sorted(sort: PriceSort, currency: CurrencyCode): Steps<Uint32Array> {
    const candidates = yield* filterInSteps(index.orders[1], isPossible)
    const values = yield* mapInSteps(candidates, (position) => totals[currency](position))
    const compare = byPrice[sort]
    const order = yield* sortInSteps(candidates.length, (a, b) =>
      compare(values[a] ?? NaN, values[b] ?? NaN),
    )
    return Uint32Array.from(yield* mapInSteps(order, (at) => candidates[at] ?? 0))
  }

  function countsOneOf(position: number, bits: number): boolean {
    const asked = possible(position) & bits
    if (asked === 0 || asked === possible(position)) return asked !== 0
    return ((bits >>> chosenAt(position)) & 1) === 1
  }

  return {
    stays,
    countsOneOf,
    allows: isPossible,
    stayAt: (position) => (isPossible(position) ? (stays[chosenAt(position)] ?? null) : null),
    total: (position, currency) => totals[currency](position),
    order: (sort, currency) => (orders[currency][sort] ??= runSteps(sorted(sort, currency))),
    prepare,
  }
}

/** Pricing a stay takes some five microseconds. */
const staysPerStep = 200

type Column = (position: number) => number

/** No value of a column is below 0. */
const unknown = -1

/** Works out a value at its first asking; takes no room before. */
function lazyColumn({ rentals }: SectionIndex, valueAt: Column): Column {
  let values: Float64Array | null = null
  return (position) => {
    values ??= new Float64Array(rentals.length).fill(unknown)
    const found = values[position] ?? NaN
    return found === unknown ? (values[position] = valueAt(position)) : found
  }
}
