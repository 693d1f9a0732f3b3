import type { Rental } from '~content/rental'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { comparablePrice } from '~/features/catalogue/comparable-price'
import { findRequestedStay } from '~/features/catalogue/stay/requested-stay'
import { guestsAtMost } from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/search/listing-query'
import { priceBoundsInCents } from '~/features/catalogue/search/price-filter'
import { stayPrices } from '~/features/catalogue/stay/stay-price'
import type { SectionKey } from '~content/section-key'
import { amenityAlternatives } from '../understand/amenity-words'
import type { PriceWish, Understanding } from '../understand/understanding'

export type Wish = (rental: Rental) => boolean

const petAmenity = 'pets-welcome'
const petRule = 'pets-on-request'
const centsPerUnit = 100

/** What lists have no filter for: amenities, animals, kinds of house, and numbers beyond their filters. */
export function rentalWishes(catalogue: Catalogue, asked: Understanding): Wish[] {
  const { kind, bathrooms, bedrooms, guests, months } = asked
  const wishes = asked.amenities.map((slug) => hasAmenity(catalogue, slug))
  if (asked.pets) wishes.push(takesPets(catalogue))
  if (kind) wishes.push((rental) => rental.typeOfProperty === kind)
  if (bathrooms) wishes.push((rental) => rental.noBathroom >= bathrooms)
  if (bedrooms?.orMore) wishes.push((rental) => rental.noBedroom >= bedrooms.count)
  const people = guests ? guests.adults + guests.children : 0
  if (people > guestsAtMost) wishes.push((rental) => rental.capacityOfPeople >= people)
  if (months) wishes.push((rental) => (rental.minMonths ?? 1) <= months)
  return wishes
}

/** A price beyond the ends of the list's slider, compared as the list compares: dollars, at its own rate. */
export function priceWish(
  catalogue: Catalogue,
  section: SectionKey,
  query: ListingQuery,
  price: Pick<PriceWish, 'min' | 'max' | 'currency'>,
  now: Date,
): Wish {
  const { min, max } = priceBoundsInCents({
    minPrice: price.min,
    maxPrice: price.max,
    currency: price.currency,
  })
  const stay = findRequestedStay(section, query)
  const priceOf = stay && stayPrices(catalogue, stay, now)
  const isInRange = (dollars: number | undefined) =>
    dollars !== undefined && dollars * centsPerUnit >= min && dollars * centsPerUnit <= max
  return (rental) => {
    if (!priceOf) return isInRange(comparablePrice(rental)?.usd)
    const dated = priceOf(rental)
    return dated.kind === 'stay' && isInRange(dated.total.USD)
  }
}

function hasAmenity(catalogue: Catalogue, slug: string): Wish {
  const content = new Set([slug, ...(amenityAlternatives[slug] ?? [])])
  const ids = idsOf(catalogue.amenities, (each) => content.has(each))
  return (rental) => rental.amenityIds.some((id) => ids.has(id))
}

/** Houses that welcome animals, and those that want to be asked. */
function takesPets(catalogue: Catalogue): Wish {
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
