import type { SectionKey } from '~content/section-key'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import {
  maxGuests,
  priceSlider,
  sixOrMoreBedrooms,
  sortBy,
} from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { parseListingQuery } from '~/features/catalogue/search/listing-query'
import { resolveQuery } from '~/features/catalogue/search/resolve-query'
import { dayNumber } from '~/platform/time/guatemala-day'
import type { PricePeriod, RequestedPrice, Understanding } from '../understand/understanding'
import { pricePerNight } from '../understand/price-per-night'
import {
  nightsOfMonth,
  pricePredicate,
  rentalPredicates,
  type Predicate,
} from './rental-predicates'
import { placeOfSearch, type SearchPlace } from './search-place'

/** A search of a list, as its address says it, and what has to be looked at besides. */
export type SearchPlan = SearchPlace & {
  section: SectionKey
  query: ListingQuery
  /** What the list has no filter for. */
  predicates: Predicate[]
}

const maxExactBedrooms = 6

/**
 * Prices of the whole stay where it has days, since that is what lists with dates compare. How many months are paid for
 * depends on the rental, so that a list with dates has no limit for a month.
 */
export function searchPlan(
  catalogue: Catalogue,
  asked: Understanding,
  section: SectionKey,
  now: Date,
): SearchPlan {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | null) => {
    if (value !== null) params.set(name, String(value))
  }
  const place = placeOfSearch(catalogue, asked.places)
  set('location', place.locations.join(',') || null)
  const dates = section === 'housesForSale' ? null : asked.dates
  set('checkIn', dates?.checkIn ?? null)
  set('checkOut', dates?.checkOut ?? null)
  if (asked.guests && section !== 'housesForSale') {
    set('adult', Math.min(asked.guests.adults, maxGuests))
    set('children', Math.min(asked.guests.children, maxGuests))
  }
  set('bedroom', bedroomFilter(asked.bedrooms))
  set('bathrooms', asked.bathrooms)
  set('kind', asked.kind)
  set('amenities', asked.amenities.join(',') || null)
  set(
    'sort',
    asked.order &&
      { lowestFirst: sortBy.lowerPrice, highestFirst: sortBy.higherPrice }[asked.order],
  )
  const price = asked.price && priceOfPlan(asked.price, section, dates)
  const isOfMonths = dates !== null && price?.period === 'month'
  const isOnSlider = price !== null && !isOfMonths && fitsSlider(price, section)
  set('currency', price?.currency ?? null)
  set('minPrice', isOnSlider ? price.min : null)
  set('maxPrice', isOnSlider ? price.max : null)

  const read = parseListingQuery(params, { section, earliestCheckIn: earliestCheckIn(now) })
  const { query } = resolveQuery(catalogue, read)
  const predicates = rentalPredicates(
    catalogue,
    section === 'housesForSale' ? withoutGuests(asked) : asked,
    query,
  )
  if (price && !isOnSlider) {
    predicates.push(pricePredicate(catalogue, { section, query }, price, now))
  }
  return { ...place, section, query, predicates }
}

/** Exact up to six; "six or more" has a value of its own, any other "or more" has none. */
function bedroomFilter(bedrooms: Understanding['bedrooms']): number | null {
  if (!bedrooms) return null
  const { count, orMore } = bedrooms
  if (count > maxExactBedrooms || (orMore && count === maxExactBedrooms)) return sixOrMoreBedrooms
  return orMore ? null : count
}

/** What a price is of where the sentence does not say. */
export function pricePeriod({ period }: RequestedPrice, section: SectionKey): PricePeriod {
  return period ?? (section === 'longTermRentals' ? 'month' : 'night')
}

function priceOfPlan(
  price: RequestedPrice,
  section: SectionKey,
  dates: Understanding['dates'],
): RequestedPrice {
  const period = pricePeriod(price, section)
  const isLetByNight = section !== 'longTermRentals' && section !== 'housesForSale'
  if (!dates && period === 'month' && isLetByNight) return pricePerNight(price, nightsOfMonth)
  if (!dates || period !== 'night') return { ...price, period }
  const nights = dayNumber(dates.checkOut) - dayNumber(dates.checkIn)
  const times = (amount: number | null) => (amount === null ? null : amount * nights)
  return { ...price, min: times(price.min), max: times(price.max), period: 'stay' }
}

/** A slider handle at its end means "no limit", so the list cannot express a limit there or beyond. */
function fitsSlider({ min, max, currency }: RequestedPrice, section: SectionKey): boolean {
  const slider = priceSlider(section, currency)
  return (min === null || min < slider.max) && (max === null || max < slider.max)
}

function withoutGuests(asked: Understanding): Understanding {
  return { ...asked, guests: null }
}
