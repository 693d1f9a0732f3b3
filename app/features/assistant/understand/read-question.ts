import type { Locale } from '~content/locale'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { dayNumber, guatemalaToday } from '~/platform/time/guatemala-day'
import { isCommonWord } from './common-words'
import { detectLanguage } from './detect-language'
import { normalize } from './normalize'
import { readAges } from './read-ages'
import { readCatalogueWords, type WordSource } from './read-catalogue-words'
import { readDates } from './read-dates'
import { readGuests } from './read-guests'
import { readKind, readLodging } from './read-kind'
import { readLookalikes } from './read-lookalikes'
import { isSearching, readOrder } from './read-manner'
import { pricePerNight } from './price-per-night'
import { readPrice } from './read-price'
import { isPriceOfNights, priceOfGuests, readPerPerson } from './read-price-of'
import { nightsIn } from './read-nights'
import { readBathrooms, readBedrooms } from './read-rooms'
import { readForRent, readMonths, readSection } from './read-section'
import type { RequestedPrice, StayDates, Understanding } from './understanding'
import { writeDigits } from './write-digits'

type Context = {
  lookups: WordSource
  /** Counts where the sentence does not betray its own. */
  pageLanguage: Locale
  now: Date
}

/**
 * What a sentence in either language asks for (decisions.md, "Renty"). Each reader takes its words out of the
 * sentence, the surest first, so that no word counts twice. Never throws; a sentence that tells nothing gives
 * an understanding in which nothing is set.
 */
export function readQuestion(
  question: string,
  { lookups, pageLanguage, now }: Context,
): Understanding {
  const normalized = normalize(question)
  const language = detectLanguage(normalized, pageLanguage)
  const text = writeDigits(normalized, language)
  const ages = readAges(text)
  const perPerson = readPerPerson(ages.rest)
  const clock = { today: guatemalaToday(now), earliest: earliestCheckIn(now) }
  const dates = readDates(perPerson.rest, clock)
  const bedrooms = readBedrooms(dates.rest)
  const bathrooms = readBathrooms(bedrooms.rest)
  const months = readMonths(bathrooms.rest)
  const price = readPrice(months.rest, language)
  const guests = readGuests(price.rest, ages.value)
  const order = readOrder(guests.rest)
  const lookalikes = readLookalikes(order.rest)
  const named = readCatalogueWords(lookalikes.rest, lookups)
  const kind = readKind(named.rest)
  const forRent = readForRent(kind.rest, text)
  const section = readSection(forRent.rest)
  const lodging = readLodging(section.rest)
  const nights = nightsIn(perPerson.rest)
  const ofNights = isPriceOfNights(perPerson.rest) ? asOfStay(price.value) : price.value
  const cost = perPerson.value === null ? ofNights : priceOfGuests(ofNights, guests.value)
  const unclear = perPerson.value !== null && cost === null ? [perPerson.value] : []
  const isLease = months.value !== null && !isShortStay(dates.value)
  const isByMonth = isLease || price.value?.period === 'month'
  const isStay = dates.value !== null || guests.value !== null || price.value?.period === 'night'
  const byMonth = isByMonth || (forRent.value && !isStay)
  return {
    language,
    section: section.value ?? (byMonth ? 'longTermRentals' : null),
    kind: kind.value,
    guests: guests.value,
    bedrooms: bedrooms.value,
    bathrooms: bathrooms.value,
    places: named.places,
    placeWords: named.placeWords,
    rentals: [],
    price: dates.value === null && nights !== null ? budgetOf(cost, nights) : cost,
    dates: dates.value,
    months: months.value,
    amenities: named.amenities,
    pets: named.pets,
    order: order.value,
    namesLodging: lodging.value || forRent.value || kind.value !== null || section.value !== null,
    isSearching: isSearching(text),
    unread: [...dates.unread, ...lookalikes.value, ...unclear],
    rest: lodging.rest.split(' ').filter((word) => word !== '|' && !isCommonWord(word)),
  }
}

const shortestMonth = 28

/** Days of a stay, beside which a number of months is no lease. A single day may be its first, a month a part of it. */
function isShortStay(dates: StayDates | null): boolean {
  if (!dates) return false
  const nights = dayNumber(dates.checkOut) - dayNumber(dates.checkIn)
  return nights > 1 && nights < shortestMonth
}

function asOfStay(price: RequestedPrice | null): RequestedPrice | null {
  return price?.period === null ? { ...price, period: 'stay' } : price
}

/** "3 nights, at most $900 in total", without a day. */
function budgetOf(price: RequestedPrice | null, nights: number): RequestedPrice | null {
  return price?.period === 'stay' ? pricePerNight(price, nights) : price
}
