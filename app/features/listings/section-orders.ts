import type { Rental } from '~content/rental'
import type { Sort } from './listing-query'

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
    2: sorted(recent, (a, b) => unpricedLast(price[a], price[b], (x, y) => x - y)),
    3: sorted(recent, (a, b) => unpricedLast(price[a], price[b], (x, y) => y - x)),
  }
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

function unpricedLast(
  a: number | undefined,
  b: number | undefined,
  compare: (a: number, b: number) => number,
): number {
  const first = a ?? NaN
  const second = b ?? NaN
  if (Number.isNaN(first) || Number.isNaN(second)) {
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second))
  }
  return compare(first, second)
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
