import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { toCents } from '~/features/pricing/money/money'
import { availabilityOf, type Availability } from './stay/availability'
import { comparablePrice } from './comparable-price'
import { listingFilters } from './filters/listing-filters'
import type { Lookups } from './lookups'
import { orderPositions, type Orders } from './search/section-orders'
import { townsByNearness, type TownOfSection } from './places/towns-by-nearness'

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
  /** US cents; NaN where the price is on request. */
  price: Float64Array
  /** What filters compare, each at its place in `listingFilters`. */
  columns: readonly (Uint16Array | null)[]
  availability: readonly Availability[]
  /** Positions in the order of each sort. */
  orders: Orders
}

/** Indexes those of the rentals that exist in the language. */
export function buildSectionIndex(
  candidates: readonly Rental[],
  locale: Locale,
  lookups: Lookups,
): SectionIndex {
  const rentals = candidates.filter((rental) => rental.texts[locale] !== null)
  const towns = townsByNearness(rentals, lookups)
  const townPosition = new Map(towns.map((town, position) => [town.id, position]))
  const town = Uint16Array.from(rentals, (rental) => townPosition.get(rental.townId) ?? 0)
  const price = Float64Array.from(rentals, (rental) => {
    const comparable = comparablePrice(rental)
    return comparable ? toCents(comparable.usd) : NaN
  })
  return {
    rentals,
    towns,
    town,
    capacity: Uint16Array.from(rentals, (rental) => rental.capacityOfPeople),
    price,
    columns: listingFilters.map(({ column }) =>
      column ? Uint16Array.from(rentals, (rental) => column(rental, lookups)) : null,
    ),
    availability: rentals.map((rental) => availabilityIn(lookups, rental)),
    orders: orderPositions(rentals, town, price),
  }
}

/**
 * Both languages, and the next index after a change, share what is known of a rental; it depends
 * on nothing but the rental and the promotions, which are never changed in place.
 */
const known = new WeakMap<Lookups['promotions'], WeakMap<Rental, Availability>>()

function availabilityIn({ promotions }: Lookups, rental: Rental): Availability {
  const ofRentals = known.get(promotions) ?? new WeakMap<Rental, Availability>()
  known.set(promotions, ofRentals)
  const own = rental.promotionIds.flatMap((id) => promotions.get(id) ?? [])
  const availability = ofRentals.get(rental) ?? availabilityOf(rental, own)
  ofRentals.set(rental, availability)
  return availability
}
