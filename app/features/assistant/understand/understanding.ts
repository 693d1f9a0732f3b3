import type { CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import type { PropertyKind } from '~content/property-kind'
import type { SectionKey } from '~content/section-key'

/** What a price is of; null if the sentence does not say. */
export type PricePeriod = 'night' | 'month' | 'stay'

/** Whole units of the currency. */
export type RequestedPrice = {
  min: number | null
  max: number | null
  currency: CurrencyCode
  period: PricePeriod | null
}

export type RequestedGuests = { adults: number; children: number }

export type RequestedBedrooms = { count: number; orMore: boolean }

/** Towns or regions of the catalogue; `name` is how the sentence is understood, in each language. */
export type RequestedPlace = {
  regions: readonly string[]
  towns: readonly string[]
  name: Record<Locale, string>
}

/** A rental that the sentence names; the name in each language. */
export type RequestedRental = { id: string; section: SectionKey; name: Record<Locale, string> }

export type StayDates = { checkIn: string; checkOut: string }

/** What the assistant takes from a sentence; what is not said is null or empty. */
export type Understanding = {
  /** Language of the sentence, which need not be the page's. */
  language: Locale
  section: SectionKey | null
  kind: PropertyKind | null
  guests: RequestedGuests | null
  bedrooms: RequestedBedrooms | null
  /** At least so many. */
  bathrooms: number | null
  places: readonly RequestedPlace[]
  /** The words that name them, the country's name included. */
  placeWords: readonly string[]
  /** Rentals of which one is meant. */
  rentals: readonly RequestedRental[]
  price: RequestedPrice | null
  dates: StayDates | null
  /** How long a house is to be rented for. */
  months: number | null
  /** Slugs of amenities that all are asked for. */
  amenities: readonly string[]
  pets: boolean
  order: 'lowestFirst' | 'highestFirst' | null
  /** Whether it says house, place, lodging or the like. */
  namesLodging: boolean
  /** Whether it says that the visitor looks for, needs or wants something. */
  isSearching: boolean
  /** Phrases that were recognized but give no filter, such as a day that does not exist. */
  unread: readonly string[]
  /** Words that were not recognized. */
  rest: readonly string[]
}
