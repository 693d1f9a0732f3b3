import type { Rental } from '~content/rental'
import type { Lookups } from './lookups'
import { townsByNearness } from './places/towns-by-nearness'
import { type Bits, withLastBit, withoutBit } from './search/bits'
import { comparisons, type Orders } from './search/section-orders'
import { availabilityIn, comparableCents, pointOf, type SectionIndex } from './section-index'

// Columns are copied as memory, and nothing is sorted or worked out again: about a millisecond among 10,000 rentals.

/** The index without the rental at a position; those behind it move up. */
export function removeRental(index: SectionIndex, at: number, lookups: Lookups): SectionIndex {
  const { towns, town } = countTown(index, index.rentals[at]?.townId ?? '', -1, lookups)
  const { 0: byTown, 1: recent, 2: cheapest, 3: dearest } = index.orders
  return {
    rentals: index.rentals.toSpliced(at, 1),
    towns,
    town: without(town, at),
    capacity: without(index.capacity, at),
    bedrooms: without(index.bedrooms, at),
    latitude: without(index.latitude, at),
    longitude: without(index.longitude, at),
    price: without(index.price, at),
    options: patchOptions(index, (bits, count) => withoutBit(bits, count, at)),
    availability: index.availability.toSpliced(at, 1),
    orders: {
      0: withoutPosition(byTown, at),
      1: withoutPosition(recent, at),
      2: withoutPosition(cheapest, at),
      3: withoutPosition(dearest, at),
    },
  }
}

/** The index with one more rental, at its end. */
export function appendRental(index: SectionIndex, rental: Rental, lookups: Lookups): SectionIndex {
  const { towns, town } = countTown(index, rental.townId, 1, lookups)
  const compared = {
    rentals: [...index.rentals, rental],
    town: extended(
      town,
      towns.findIndex(({ id }) => id === rental.townId),
    ),
    price: extended(index.price, comparableCents(rental)),
  }
  const { 0: byTown, 1: byRecency, 2: upwards, 3: downwards } = comparisons(compared)
  const { latitude, longitude } = pointOf(lookups, rental)
  const orders: Orders = {
    0: withLast(index.orders[0], byTown),
    1: withLast(index.orders[1], byRecency),
    2: withLast(index.orders[2], upwards),
    3: withLast(index.orders[3], downwards),
  }
  return {
    ...compared,
    towns,
    capacity: extended(index.capacity, rental.capacityOfPeople),
    bedrooms: extended(index.bedrooms, rental.noBedroom),
    latitude: extended(index.latitude, latitude),
    longitude: extended(index.longitude, longitude),
    options: patchOptions(index, (bits, count, has) => withLastBit(bits, count, has(rental))),
    availability: [...index.availability, availabilityIn(lookups, rental)],
    orders,
  }
}

/** The options with the rentals that have them after a change; those that depend on the query stay. */
function patchOptions(
  { options, rentals }: SectionIndex,
  patch: (bits: Bits, count: number, has: (rental: Rental) => boolean) => Bits,
): SectionIndex['options'] {
  return options.map((ofFilter) =>
    ofFilter.map((option) => {
      const { has, having } = option
      return has && having ? { ...option, having: patch(having, rentals.length, has) } : option
    }),
  )
}

/** The towns after one more or one rental less, and the column that points to them. */
function countTown({ towns, town }: SectionIndex, id: string, change: 1 | -1, lookups: Lookups) {
  const counts = new Map(towns.map((each) => [each.id, each.count]))
  const count = (counts.get(id) ?? 0) + change
  if (count > 0) counts.set(id, count)
  else counts.delete(id)
  const next = townsByNearness(counts, lookups)
  if (next.length === towns.length) return { towns: next, town }
  const positions = new Map(next.map((each, position) => [each.id, position]))
  const moved = towns.map((each) => positions.get(each.id) ?? 0)
  return { towns: next, town: town.map((position) => moved[position] ?? 0) }
}

type Column = Uint16Array | Uint32Array | Float64Array

function without<Values extends Column>(values: Values, at: number): Values {
  const rest = ofLength(values, values.length - 1)
  rest.set(values.subarray(0, at))
  rest.set(values.subarray(at + 1), at)
  return rest
}

function extended<Values extends Column>(values: Values, value: number): Values {
  const longer = ofLength(values, values.length + 1)
  longer.set(values)
  longer[values.length] = value
  return longer
}

function ofLength<Values extends Column>(values: Values, length: number): Values {
  return new (values.constructor as new (length: number) => Values)(length)
}

/** An order without a position; those above it are one lower. */
function withoutPosition(order: Uint32Array, at: number): Uint32Array {
  const rest = new Uint32Array(order.length - 1)
  let kept = 0
  for (const position of order) {
    if (position !== at) rest[kept++] = position > at ? position - 1 : position
  }
  return rest
}

/** An order with the position that follows all others, at the place that the comparison gives it. */
function withLast(order: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  const last = order.length
  let [low, high] = [0, last]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(order[middle] ?? 0, last) < 0) low = middle + 1
    else high = middle
  }
  const longer = new Uint32Array(last + 1)
  longer.set(order.subarray(0, low))
  longer[low] = last
  longer.set(order.subarray(low), low + 1)
  return longer
}
