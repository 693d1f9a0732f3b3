import type { Rental } from '~content/rental'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { comparablePrice } from '~/features/catalogue/comparable-price'
import { findRequestedStay } from '~/features/catalogue/stay/requested-stay'
import { maxGuests } from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { amenityAlternatives } from '~/features/catalogue/filters/amenities'
import { priceBoundsInCents } from '~/features/catalogue/filters/price'
import { stayPrices } from '~/features/catalogue/stay/stay-price'
import { unitShare } from '~/features/pricing/money/unit-share'
import type { SectionKey } from '~content/section-key'
import type { RequestedPrice, Understanding } from '../understand/understanding'

export type Predicate = (rental: Rental) => boolean

const petAmenity = 'pets-welcome'
const petRule = 'pets-on-request'
const centsPerUnit = 100

/**
 * What the query of a list does not say: one rental, amenities that are no filter there, animals, and numbers beyond
 * its filters.
 */
export function rentalPredicates(
  catalogue: Catalogue,
  asked: Understanding,
  query: ListingQuery,
): Predicate[] {
  const { bathrooms, bedrooms, guests, months } = asked
  const predicates = asked.amenities
    .filter((slug) => !query.amenities.includes(slug))
    .map((slug) => hasAmenity(catalogue, slug))
  if (asked.rentals.length > 0) {
    const ids = new Set(asked.rentals.map(({ id }) => id))
    predicates.push(({ id }) => ids.has(id))
  }
  if (asked.pets) predicates.push(takesPets(catalogue))
  if (bathrooms && !query.bathrooms) predicates.push((rental) => rental.noBathroom >= bathrooms)
  if (bedrooms?.orMore) predicates.push((rental) => rental.noBedroom >= bedrooms.count)
  const people = guests ? guests.adults + guests.children : 0
  if (people > maxGuests) predicates.push((rental) => rental.capacityOfPeople >= people)
  if (months) predicates.push((rental) => (rental.minMonths ?? 1) <= months)
  return predicates
}

/** A price a month is compared with that of so many nights. */
export const nightsOfMonth = 30

/** A price that the list's slider cannot say, compared as the list compares: dollars, at its own rate. */
export function pricePredicate(
  catalogue: Catalogue,
  { section, query }: { section: SectionKey; query: ListingQuery },
  { min: minPrice, max: maxPrice, currency, period }: RequestedPrice,
  now: Date,
): Predicate {
  const { min, max } = priceBoundsInCents({ minPrice, maxPrice, currency })
  const isInRange = (cents: number) => cents >= min && cents <= max
  const stay = findRequestedStay(section, query)
  const priceOf = stay && stayPrices(catalogue, stay, now)
  return (rental) => {
    if (!priceOf) {
      const comparable = comparablePrice(rental)
      return comparable !== null && isInRange(comparable.usd * centsPerUnit)
    }
    const dated = priceOf(rental)
    if (dated.kind !== 'stay') return false
    const months = dated.by === 'month' ? dated.count : dated.count / nightsOfMonth
    return isInRange(unitShare(dated.total.USD, period === 'month' ? months : 1))
  }
}

function hasAmenity(catalogue: Catalogue, slug: string): Predicate {
  const content = new Set([slug, ...(amenityAlternatives[slug] ?? [])])
  const ids = idsOf(catalogue.amenities, (each) => content.has(each))
  return (rental) => rental.amenityIds.some((id) => ids.has(id))
}

/** Houses that welcome animals, and those that want to be asked. */
function takesPets(catalogue: Catalogue): Predicate {
  const amenities = idsOf(catalogue.amenities, (slug) => slug === petAmenity)
  const rules = idsOf(catalogue.houseRules, (slug) => slug === petRule)
  return (rental) =>
    rental.amenityIds.some((id) => amenities.has(id)) ||
    rental.houseRuleIds.some((id) => rules.has(id))
}

function idsOf(
  records: ReadonlyMap<string, { id: string; slug: string }>,
  isMeant: (slug: string) => boolean,
): ReadonlySet<string> {
  return new Set([...records.values()].filter(({ slug }) => isMeant(slug)).map(({ id }) => id))
}
