import type { CataloguePayload } from '~content/catalogue'
import type { Rental } from '~content/rental'
import { amenities } from '../../../cms/seed/content/amenities'
import { currencies } from '../../../cms/seed/content/currencies'
import { extraFees } from '../../../cms/seed/content/extra-fees'
import { houseRules } from '../../../cms/seed/content/house-rules'
import { landmarks } from '../../../cms/seed/content/landmarks'
import { promotions } from '../../../cms/seed/content/promotions'
import { regions } from '../../../cms/seed/content/regions'
import { rentals } from '../../../cms/seed/content/rentals'
import { seasons } from '../../../cms/seed/content/seasons'
import { towns } from '../../../cms/seed/content/towns'
import type { RentalSeed } from '../../../cms/seed/content/types'
import { calendarDay, upcomingRanges } from '../../../cms/seed/seed-day'
import { cataloguePayload } from './catalogue-payload'
import { rental, rentalText } from './rental'

/**
 * The demo content as the CMS answers it when it was imported on `today`. Slugs and keys serve as ids, and all
 * that neither lists nor prices look at is made up.
 */
export function demoCatalogue(today: string): CataloguePayload {
  return cataloguePayload({
    regions: regions.map((region) => ({ id: region.slug, ...region })),
    towns: towns.map(({ region, slug, name, line, latitude, longitude }) => ({
      id: slug,
      regionId: region,
      slug,
      name,
      line,
      latitude,
      longitude,
    })),
    landmarks: landmarks.map(({ key, ...landmark }) => ({ id: key, ...landmark })),
    amenities: amenities.map((amenity) => ({ id: amenity.slug, ...amenity })),
    houseRules: houseRules.map((rule) => ({ id: rule.slug, isFilter: false, ...rule })),
    promotions: promotions.map(({ key, forced: _, ...promotion }) => ({
      offerType: null,
      minDays: null,
      minNight: null,
      ...promotion,
      id: key,
      dateShow: promotion.dateShow === undefined ? null : calendarDay(promotion.dateShow, today),
      startDate: calendarDay(promotion.startDate, today),
      endDate: calendarDay(promotion.endDate, today),
    })),
    forcedPromotionIds: promotions.filter(({ forced }) => forced).map(({ key }) => key),
    extraFees: extraFees.map(({ key, ...fee }) => ({ id: key, includedGuests: null, ...fee })),
    currencies: currencies.map((currency) => ({ id: currency.code, ...currency })),
    rentals: rentals.map((seed) => demoRental(seed, today)),
  })
}

function demoRental(seed: RentalSeed, today: string): Rental {
  const { slug, type, town, typeOfProperty, capacityOfPeople, noBathroom, bedrooms } = seed
  return rental({
    id: slug,
    slug,
    type,
    townId: town,
    typeOfProperty,
    capacityOfPeople,
    noBathroom,
    fullHotel: seed.fullHotel ?? false,
    noBedroom: bedrooms.length,
    amenityIds: seed.amenities,
    houseRuleIds: seed.houseRules,
    promotionIds: seed.promotions ?? [],
    extraFeeIds: seed.extraFees ?? [],
    ...pricesOf(seed),
    aRSpecialPrices: specialPricesOf(seed, today),
    lockDates: (seed.locks ?? []).map(({ from, to }) => ({
      startDate: calendarDay(from, today),
      endDate: calendarDay(to, today),
    })),
    availableAfter:
      seed.availableAfter === undefined ? null : calendarDay(seed.availableAfter, today),
    typeOfTerms: seed.typeOfTerms ?? 1,
    calendar: seed.calendar ?? 0,
    topListing: seed.topListing ?? false,
    listedOn: calendarDay(-seed.listedDaysAgo, today),
    texts: { en: rentalText({ name: seed.name.en }), es: rentalText({ name: seed.name.es }) },
  })
}

function pricesOf(seed: RentalSeed) {
  return {
    basePrice: seed.basePrice ?? null,
    minNight: seed.minNight ?? null,
    weeklyDiscount: seed.weeklyDiscount ?? null,
    pricePerMonth: seed.pricePerMonth ?? null,
    monthlyRates: seed.monthlyRates ?? [],
    minMonths: seed.minMonths ?? null,
    salePrice: seed.salePrice ?? null,
  }
}

function specialPricesOf(seed: RentalSeed, today: string): Rental['aRSpecialPrices'] {
  return (seed.seasons ?? []).flatMap(({ season, price, minDays = null }) => {
    const found = seasons.find(({ key }) => key === season)
    return (found ? upcomingRanges(found, today) : []).map((range) => ({
      ...range,
      price,
      minDays,
    }))
  })
}
