import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { toCents } from '~/features/pricing/money/money'
import { filterInSteps, mapInSteps, type Steps } from '~/platform/process/steps'
import { availabilityOf, type Availability } from './stay/availability'
import { comparablePrice } from './comparable-price'
import type { FilterOption } from './filters/listing-filter'
import { listingFilters } from './filters/listing-filters'
import type { Lookups } from './lookups'
import { type Bits, bitsOf } from './search/bits'
import { orderPositions, type Orders } from './search/section-orders'
import type { Point } from './places/distance'
import { townsByNearness, type TownOfSection } from './places/towns-by-nearness'

/** An option with the positions that have it; null if that depends on the query. */
type IndexedOption = FilterOption & { having: Bits | null }

/**
 * The rentals of one section in one language as columns: position n of every array is the same rental.
 * Built once per content change, so that a search only compares numbers.
 */
export type SectionIndex = {
  rentals: readonly Rental[]
  /** Towns with rentals here, the nearest to Antigua first. */
  towns: readonly TownOfSection[]
  /** Position of the rental's town in `towns`. */
  town: Uint16Array
  capacity: Uint16Array
  bedrooms: Uint16Array
  /** Where the rental stands, or at least its town, in degrees; NaN if neither is known. */
  latitude: Float64Array
  longitude: Float64Array
  /** US cents; NaN if the price is on request. */
  price: Float64Array
  /** The options of each filter, at its place in `listingFilters`. */
  options: readonly (readonly IndexedOption[])[]
  availability: readonly Availability[]
  /** Positions in the order of each sort. */
  orders: Orders
}

/** A rental of the section with what both languages share of it. */
type Candidate = { rental: Rental; availability: Availability }

/** Indexes those of the rentals that exist in the language. */
export function* buildSectionIndex(
  candidates: readonly Candidate[],
  locale: Locale,
  lookups: Lookups,
): Steps<SectionIndex> {
  const listed = yield* filterInSteps(candidates, ({ rental }) => rental.texts[locale] !== null)
  const rentals = yield* mapInSteps(listed, ({ rental }) => rental)
  const towns = townsByNearness(countTowns(rentals), lookups)
  const townPosition = new Map(towns.map((town, position) => [town.id, position]))
  yield
  const positionOfTown = ({ townId }: Rental) => townPosition.get(townId) ?? 0
  const town = Uint16Array.from(yield* mapInSteps(rentals, positionOfTown))
  const price = Float64Array.from(yield* mapInSteps(rentals, comparableCents))
  return {
    rentals,
    towns,
    town,
    capacity: Uint16Array.from(yield* mapInSteps(rentals, (rental) => rental.capacityOfPeople)),
    bedrooms: Uint16Array.from(yield* mapInSteps(rentals, (rental) => rental.noBedroom)),
    latitude: Float64Array.from(
      yield* mapInSteps(rentals, (rental) => pointOf(lookups, rental).latitude),
    ),
    longitude: Float64Array.from(
      yield* mapInSteps(rentals, (rental) => pointOf(lookups, rental).longitude),
    ),
    price,
    options: yield* indexOptions(rentals, lookups),
    availability: yield* mapInSteps(listed, ({ availability }) => availability),
    orders: yield* orderPositions({ rentals, town, price }),
  }
}

function* indexOptions(
  rentals: readonly Rental[],
  lookups: Lookups,
): Steps<SectionIndex['options']> {
  const indexed: IndexedOption[][] = []
  for (const { options } of listingFilters) {
    const ofFilter: IndexedOption[] = []
    for (const option of options?.list(lookups) ?? []) {
      ofFilter.push({ ...option, having: option.has ? yield* bitsOf(rentals, option.has) : null })
    }
    indexed.push(ofFilter)
  }
  return indexed
}

const nowhere: Point = { latitude: NaN, longitude: NaN }

/** Where a rental stands, or at least its town. */
export function pointOf(
  { towns }: Pick<Lookups, 'towns'>,
  { latitude, length, townId }: Pick<Rental, 'latitude' | 'length' | 'townId'>,
): Point {
  if (latitude !== null && length !== null) return { latitude, longitude: length }
  return towns.get(townId) ?? nowhere
}

/** US cents by which rentals of a section compare; NaN if the price is on request. */
export function comparableCents(rental: Rental): number {
  const comparable = comparablePrice(rental)
  return comparable ? toCents(comparable.usd) : NaN
}

function countTowns(rentals: readonly Rental[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { townId } of rentals) counts.set(townId, (counts.get(townId) ?? 0) + 1)
  return counts
}

/** When a rental can be had, with the promotions that it names. */
export function availabilityIn({ promotions }: Lookups, rental: Rental): Availability {
  return availabilityOf(
    rental,
    rental.promotionIds.flatMap((id) => promotions.get(id) ?? []),
  )
}
