import type { Rental } from '~content/rental'
import { sortInSteps, type Steps } from '~/platform/process/steps'
import { sortBy, type PriceSort, type Sort } from './listing-limits'

export type Orders = Record<Sort, Uint32Array>

type Columns = { rentals: readonly Rental[]; town: Uint16Array; price: Float64Array }

type Compare = (a: number, b: number) => number

/** Positions of a section's rentals in the order of every sort. */
export function* orderPositions(columns: Columns): Steps<Orders> {
  const compare = comparisons(columns)
  const { length } = columns.rentals
  return {
    [sortBy.town]: yield* sortInSteps(length, compare[sortBy.town]),
    [sortBy.recency]: yield* sortInSteps(length, compare[sortBy.recency]),
    [sortBy.lowerPrice]: yield* sortInSteps(length, compare[sortBy.lowerPrice]),
    [sortBy.higherPrice]: yield* sortInSteps(length, compare[sortBy.higherPrice]),
  }
}

/**
 * How positions compare in every sort (browsing.md §9). Every order is total, so that pages neither repeat nor lose a
 * rental: whatever a sort does not decide is most recent first.
 */
export function comparisons({ rentals, town, price }: Columns): Record<Sort, Compare> {
  const recency: Compare = (a, b) => byRecency(rentals[a], rentals[b])
  const flag = (position: number) => flags(rentals[position])
  const prices = (sort: PriceSort): Compare => {
    return (a, b) => byPrice[sort](price[a] ?? NaN, price[b] ?? NaN) || recency(a, b)
  }
  return {
    [sortBy.town]: (a, b) => (town[a] ?? 0) - (town[b] ?? 0) || flag(b) - flag(a) || recency(a, b),
    [sortBy.recency]: recency,
    [sortBy.lowerPrice]: prices(sortBy.lowerPrice),
    [sortBy.higherPrice]: prices(sortBy.higherPrice),
  }
}

/** Compares prices; NaN, a price on request, comes last in both sorts. */
export const byPrice: Record<PriceSort, (a: number, b: number) => number> = {
  [sortBy.lowerPrice]: (a, b) => unpricedLast(a, b) ?? a - b,
  [sortBy.higherPrice]: (a, b) => unpricedLast(a, b) ?? b - a,
}

/** Newest listing first, then the last changed, then by id. */
function byRecency(a: Rental | undefined, b: Rental | undefined): number {
  if (!a || !b) return 0
  return (
    compareText(b.listedOn, a.listedOn) ||
    compareText(b.updatedAt, a.updatedAt) ||
    compareText(a.id, b.id)
  )
}

/** Within a town: top listings, then new ones. */
function flags(rental: Rental | undefined): number {
  return rental ? Number(rental.topListing) * 2 + Number(rental.newProduct) : 0
}

function unpricedLast(a: number, b: number): number | null {
  if (!Number.isNaN(a) && !Number.isNaN(b)) return null
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
