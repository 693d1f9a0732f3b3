import type { Rental } from '~content/rental'
import type { Sort } from '../filters/listing-filters'

/** By price: the lower first, the higher first. */
export type PriceSort = 2 | 3

export type Orders = Record<Sort, Uint32Array>

/**
 * Positions of a section's rentals in the order of every sort (browsing.md §9).
 * Every order is total, so that pages neither repeat nor lose a rental.
 */
export function orderPositions(
  rentals: readonly Rental[],
  town: Uint16Array,
  price: Float64Array,
): Orders {
  const recent = Uint32Array.from(rentals.keys()).sort((a, b) => byRecency(rentals[a], rentals[b]))
  // Sorting is stable: whatever an order does not decide stays most recent first.
  const flag = (position: number) => flags(rentals[position])
  return {
    0: sorted(recent, (a, b) => (town[a] ?? 0) - (town[b] ?? 0) || flag(b) - flag(a)),
    1: recent,
    2: sorted(recent, (a, b) => byPrice[2](price[a] ?? NaN, price[b] ?? NaN)),
    3: sorted(recent, (a, b) => byPrice[3](price[a] ?? NaN, price[b] ?? NaN)),
  }
}

/** Compares prices; NaN, a price on request, comes last in both sorts. */
export const byPrice: Record<PriceSort, (a: number, b: number) => number> = {
  2: (a, b) => unpricedLast(a, b) ?? a - b,
  3: (a, b) => unpricedLast(a, b) ?? b - a,
}

function sorted(positions: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from([...positions].sort(compare))
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
