import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { Catalogue } from '../catalogue'
import type { ListingDetail } from '../detail/listing-detail'
import { localizedText } from '../localized-text'
import { currentPromotions } from '../card/shown-promotions'
import { apiImage } from './api-image'
import { apiPromotion } from './api-promotion'

/**
 * A listing under the customer's names (browsing.md §3, "Listing detail"). Amounts are US dollars,
 * descriptions sanitized HTML, ranges of days include both their ends.
 */
export function apiDetail(
  catalogue: Catalogue,
  rental: Rental,
  detail: ListingDetail,
  { locale, today }: { locale: Locale; today: string },
) {
  return {
    _id: rental.id,
    id: rental.id,
    slug: rental.slug,
    code: { code: locale },
    ...words(detail),
    gallery: (rental.texts[locale]?.gallery ?? []).map(apiImage),
    mainLocation: detail.town.name,
    location: { _id: rental.townId, slug: detail.town.slug, mainLocation: detail.town.name },
    city: { _id: detail.region.slug, city: detail.region.name },
    subLocation: rental.subLocation,
    type: rental.type,
    typeProduct: rental.type,
    fullHotel: rental.fullHotel,
    typeOfProperty: rental.typeOfProperty,
    capacityOfPeople: rental.capacityOfPeople,
    noBedroom: rental.noBedroom,
    noBathroom: rental.noBathroom,
    flatSurfaceM2: rental.flatSurfaceM2,
    latitude: rental.latitude,
    length: rental.length,
    bedrooms: rental.bedrooms,
    ...named(catalogue, rental, locale),
    basePrice: rental.basePrice,
    minNight: rental.minNight,
    weeklyDiscount: rental.weeklyDiscount,
    pricePerMonth: rental.pricePerMonth,
    monthlyRates: rental.monthlyRates,
    minMonths: rental.minMonths,
    salePrice: rental.salePrice,
    promotions: currentPromotions(rental, catalogue, today).map((each) =>
      apiPromotion(each, locale),
    ),
    aRSpecialPrices: rental.aRSpecialPrices.filter(({ endDate }) => endDate >= today),
    lockDates: detail.lockDates,
    availableAfter: detail.availableAfter,
    typeOfTerms: rental.typeOfTerms,
    calendar: rental.calendar,
    checkInTimeStart: rental.checkInTimeStart,
    checkInTimeEnd: rental.checkInTimeEnd,
    checkOutTime: rental.checkOutTime,
    rating: detail.rating,
    newProduct: rental.newProduct,
    topListing: rental.topListing,
    sharedSell: rental.sharedSell,
    updatedAt: rental.updatedAt,
  }
}

function words(detail: ListingDetail) {
  return {
    name: detail.name,
    title: detail.title,
    description: detail.descriptionHtml,
    highlights: detail.highlights.map((highlight) => ({ highlight })),
    season: detail.season,
    warning: detail.warning,
    distributionOfLevel: detail.distributionOfLevel,
    customTerms: detail.customTermsHtml,
    cancellationPolicy: detail.cancellationPolicy.map(({ id, ...tier }) => ({ _id: id, ...tier })),
  }
}

/** What the rental names by id; multilingual items carry their language as `code.code`. */
function named(catalogue: Catalogue, rental: Rental, locale: Locale) {
  const code = { code: locale }
  const provider = rental.providerId ? catalogue.providers.get(rental.providerId) : undefined
  return {
    amenities: rental.amenityIds.flatMap((id) => {
      const found = catalogue.amenities.get(id)
      if (!found) return []
      const { slug, icon, group } = found
      const name = localizedText(found.name, locale)
      return { amenity: { _id: id, code, slug, name, icon, group } }
    }),
    houseRules: rental.houseRuleIds.flatMap((id) => {
      const found = catalogue.houseRules.get(id)
      if (!found) return []
      const { slug, icon } = found
      return { suitability: { _id: id, code, slug, name: localizedText(found.name, locale), icon } }
    }),
    extraFees: rental.extraFeeIds.flatMap((id) => {
      const found = catalogue.extraFees.get(id)
      if (!found) return []
      const { kind, mode, amount, includedGuests } = found
      const name = localizedText(found.name, locale)
      return { _id: id, code, name, kind, mode, amount, includedGuests }
    }),
    provider: provider ? { _id: provider.id, name: provider.name } : null,
  }
}
