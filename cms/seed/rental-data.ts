import type { Locale } from '../../content-types/locale'
import type { RoomLabel } from '../../content-types/room-label'
import { nameOfCalendar, nameOfProductType, nameOfTerms } from './coded-names'
import { cancellationPolicies } from './content/cancellation'
import { seasons } from './content/seasons'
import { towns } from './content/towns'
import type { RentalSeed, Words } from './content/types'
import type { DocumentData } from './import-documents'
import type { TaxonomyIds } from './import-taxonomies'
import { inLanguage } from './seed-context'
import { calendarDay, upcomingRanges } from './seed-day'

type Sources = {
  ids: TaxonomyIds
  gallery: { picture: number; alt: string; room: RoomLabel }[]
  today: string
}

/** The way to each demo place that is let by the night; its bookings have the same. */
export const arrivalInstructions: Words = {
  en: 'From the main square, two blocks north. Ring the bell at the gate.',
  es: 'Del parque central, dos cuadras al norte. Toque el timbre del portón.',
}

/** One language of a rental as the document service takes it. */
export function rentalData(rental: RentalSeed, locale: Locale, sources: Sources): DocumentData {
  return {
    ...wordsOf(rental, locale),
    ...pricesOf(rental, sources.today),
    ...relationsOf(rental, sources.ids),
    ...coordinatesOf(rental),
    gallery: sources.gallery,
    slug: rental.slug,
    type: nameOfProductType(rental.type),
    fullHotel: rental.fullHotel ?? false,
    typeOfProperty: rental.typeOfProperty,
    subLocation: rental.subLocation ?? null,
    address: rental.address ?? null,
    capacityOfPeople: rental.capacityOfPeople,
    noBedroom: rental.bedrooms.length,
    noBathroom: rental.noBathroom,
    flatSurfaceM2: rental.flatSurfaceM2 ?? null,
    bedrooms: rental.bedrooms.map(({ beds, typeBathroom }) => ({
      beds: beds.map(([noBed, bed]) => ({ noBed, bed })),
      typeBathroom,
    })),
    calendar: nameOfCalendar(rental.calendar ?? 0),
    typeOfTerms: nameOfTerms(rental.typeOfTerms ?? 1),
    checkInTimeStart: timeOfDay(rental.checkInTimeStart),
    checkInTimeEnd: timeOfDay(rental.checkInTimeEnd),
    checkOutTime: timeOfDay(rental.checkOutTime),
    // Guests of places that are let by the night get them three days before they come.
    instructionsDaysBefore: rental.basePrice === undefined ? null : 3,
    newProduct: rental.newProduct ?? false,
    topListing: rental.topListing ?? false,
    sharedSell: rental.sharedSell ?? false,
    listedOn: calendarDay(-rental.listedDaysAgo, sources.today),
  }
}

function wordsOf(rental: RentalSeed, locale: Locale): DocumentData {
  const policy = cancellationPolicies.find(({ key }) => key === rental.cancellation)
  return {
    name: rental.name[locale],
    title: rental.title[locale],
    descriptionMarkdown: rental.description[locale],
    highlights: rental.highlights[locale].map((highlight) => ({ highlight })),
    season: inLanguage(rental.season, locale),
    arrivalInstructions: rental.basePrice === undefined ? null : arrivalInstructions[locale],
    warning: inLanguage(rental.warning, locale),
    distributionOfLevel: inLanguage(rental.distributionOfLevel, locale),
    customTermsMarkdown: inLanguage(rental.customTerms, locale),
    cancellationPolicy: (policy?.tiers ?? []).map(({ title, noDays, percentDiscount }) => ({
      title: title[locale],
      noDays,
      percentDiscount,
    })),
  }
}

function pricesOf(rental: RentalSeed, today: string): DocumentData {
  return {
    basePrice: rental.basePrice ?? null,
    minNight: rental.minNight ?? null,
    weeklyDiscount: rental.weeklyDiscount ?? null,
    pricePerMonth: rental.pricePerMonth ?? null,
    monthlyRates: rental.monthlyRates ?? [],
    minMonths: rental.minMonths ?? null,
    salePrice: rental.salePrice ?? null,
    aRSpecialPrices: (rental.seasons ?? []).flatMap(({ season, price, minDays = null }) => {
      const days = seasons.find(({ key }) => key === season)
      const ranges = days ? upcomingRanges(days, today) : []
      return ranges.map((range) => ({ ...range, price, minDays }))
    }),
    lockDates: (rental.locks ?? []).map(({ from, to }) => ({
      startDate: calendarDay(from, today),
      endDate: calendarDay(to, today),
    })),
    availableAfter:
      rental.availableAfter === undefined ? null : calendarDay(rental.availableAfter, today),
  }
}

function relationsOf(rental: RentalSeed, ids: TaxonomyIds): DocumentData {
  const all = (known: Map<string, string>, keys: readonly string[] = []) =>
    keys.map((key) => one(known, key))
  return {
    town: one(ids.towns, rental.town),
    provider: one(ids.providers, rental.provider),
    amenities: all(ids.amenities, rental.amenities),
    houseRules: all(ids.houseRules, rental.houseRules),
    promotions: all(ids.promotions, rental.promotions),
    extraFees: all(ids.extraFees, rental.extraFees),
  }
}

function one(known: Map<string, string>, key: string): string {
  const documentId = known.get(key)
  if (!documentId) throw new Error(`The demo content has no ${key}`)
  return documentId
}

function coordinatesOf({ town: slug, place }: RentalSeed): DocumentData {
  const town = towns.find((candidate) => candidate.slug === slug)
  if (!place || !town) return { latitude: null, length: null }
  const degrees = (value: number) => Number(value.toFixed(6))
  return {
    latitude: degrees(town.latitude + place.dLatitude),
    length: degrees(town.longitude + place.dLongitude),
  }
}

/** Strapi keeps a time of day with seconds and milliseconds. */
function timeOfDay(time: string | undefined): string | null {
  return time ? `${time}:00.000` : null
}
