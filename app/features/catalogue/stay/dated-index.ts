import { forEachCurrency, type CurrencyCode } from '~content/currency-code'
import { memoizeLru } from '~/platform/process/memoize-lru'
import { runSteps, sortInSteps, type Steps } from '~/platform/process/steps'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { RequestedStay } from './requested-stay'
import type { Catalogue } from '../catalogue'
import { earliestCheckIn } from './earliest-check-in'
import type { SectionIndex } from '../section-index'
import { byPrice, type PriceSort } from '../search/section-orders'
import { stayCheck } from './stay-check'
import { stayTotalOf } from './stay-total-of'

/** A section as a stay sees it, by the positions of its index. */
export type DatedIndex = {
  /** Whether the stay is possible, the guests included. */
  allows: (position: number) => boolean
  /** Cents of the whole stay, where it is possible; NaN where the price is on request. */
  total: (position: number, currency: CurrencyCode) => number
  /** Where the stay is possible, in the order of its totals. */
  order: (sort: PriceSort, currency: CurrencyCode) => Uint32Array
  /** Works out before what these answers need, as work that can be interrupted. */
  prepare: (needs: StayNeeds) => Steps<void>
}

/** What a search needs to know of a stay besides where it is possible. */
type StayNeeds = { totals: CurrencyCode | null; order: PriceSort | null }

type Recent = ReturnType<typeof memoizeLru<DatedIndex>>

/** Stays that are remembered for each index; one among 10,000 rentals takes 0.2 to 0.4 MB once it is sorted. */
const staysAtMost = 24

/** They vanish together with their index, so that nothing outlives the content from which it was worked out. */
const remembered = new WeakMap<SectionIndex, Recent>()

/**
 * What a stay makes of a section. Each answer is worked out when it is first asked for and then remembered:
 * further pages, filters and sorts of the same dates take as long as without dates.
 */
export function datedIndex(
  catalogue: Catalogue,
  index: SectionIndex,
  stay: RequestedStay,
  now: Date,
): DatedIndex {
  const recent = remembered.get(index) ?? memoizeLru<DatedIndex>(staysAtMost)
  remembered.set(index, recent)
  // All that an answer knows of the moment: promotions are shown from a day on, stays begin until an hour of it.
  const moment = [guatemalaToday(now), earliestCheckIn(now)]
  const key = [...moment, stay.checkIn, stay.checkOut, stay.guests].join(' ')
  return recent(key, () => buildDatedIndex(catalogue, index, stay, now))
}

function buildDatedIndex(
  catalogue: Catalogue,
  index: SectionIndex,
  stay: RequestedStay,
  now: Date,
): DatedIndex {
  const check = stayCheck(stay, now)
  const allows = lazyColumn(index, (position) => {
    const availability = index.availability[position]
    const hasRoom = (index.capacity[position] ?? 0) >= stay.guests
    return Number(hasRoom && availability !== undefined && check(availability))
  })
  const totalsIn = (currency: CurrencyCode) => {
    const totalOf = stayTotalOf(catalogue, stay, currency, now)
    return lazyColumn(index, (position) => {
      const rental = index.rentals[position]
      return rental ? totalOf(rental) : NaN
    })
  }
  const totals = forEachCurrency(totalsIn)
  const isPossible = (position: number) => allows(position) === 1
  const orders = forEachCurrency((): Partial<Record<PriceSort, Uint32Array>> => ({}))

  function* prepare({ totals: currency, order }: StayNeeds): Steps<void> {
    const listed = index.orders[1]
    for (let at = 0; at < listed.length; at++) {
      if (at % staysPerStep === staysPerStep - 1) yield
      const position = listed[at] ?? 0
      if (isPossible(position) && currency) totals[currency](position)
    }
    if (order && currency) orders[currency][order] ??= yield* sorted(order, currency)
  }

  function* sorted(sort: PriceSort, currency: CurrencyCode): Steps<Uint32Array> {
    const possible = index.orders[1].filter(isPossible)
    const total = (at: number) => totals[currency](possible[at] ?? 0)
    const order = yield* sortInSteps(possible.length, (a, b) => byPrice[sort](total(a), total(b)))
    return order.map((at) => possible[at] ?? 0)
  }

  return {
    allows: isPossible,
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
