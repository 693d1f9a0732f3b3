import { locales, type Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { RentalReviews } from '~content/rental-reviews'
import { toAmounts } from '~/features/pricing/money/money'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { contentIcon } from '~/ui/icons/content-icon'
import type { Catalogue } from '../catalogue'
import { comparablePrice } from '../comparable-price'
import { shownPosition } from '../places/blurred-position'
import { findPlace } from '../places/find-place'
import type { ListingDetail } from './listing-detail'
import { nearLandmarks } from '../places/near-landmarks'
import { localizedText } from '../localized-text'
import { sectionOf } from '../section-of'
import { ratingOf } from '../card/rating'
import { shownPromotions } from '../card/shown-promotions'
import { houseRulesOf } from './house-rules-of'
import { similarRentals } from './similar-listings'
import { toRoomPicture } from '../card/to-gallery-picture'
import { aheadOnly, toCard, undatedPrice } from '../card/to-card'

const maxSimilar = 4

/**
 * Everything a rental's page shows. `today` is the day in Guatemala; null if the rental does not
 * exist in the language.
 */
export function toDetail(
  catalogue: Catalogue,
  rental: Rental,
  locale: Locale,
  today: string,
): ListingDetail | null {
  const text = rental.texts[locale]
  const town = catalogue.towns.get(rental.townId)
  const region = town && catalogue.regions.get(town.regionId)
  const place = region && findPlace(catalogue, locale, region.slug, town.slug)
  if (!text || !town || !place?.town) return null
  const existsIn = locales.filter((each) => rental.texts[each] !== null)
  const inEach = (nameIn: (locale: Locale) => string | undefined) =>
    Object.fromEntries(existsIn.map((each) => [each, nameIn(each)]))
  const price = comparablePrice(rental)
  const shown = shownPosition(rental)
  const description = renderMarkdown(text.descriptionMarkdown)
  return {
    id: rental.id,
    slug: rental.slug,
    names: inEach((each) => rental.texts[each]?.name),
    townNames: inEach((each) => localizedText(town.name, each)),
    section: sectionOf(rental),
    type: rental.type,
    fullHotel: rental.fullHotel,
    name: text.name,
    title: text.title,
    descriptionHtml: description.html,
    descriptionText: description.text,
    region: {
      slug: place.region.slug,
      name: place.region.name,
      fullName: place.region.fullName,
    },
    town: place.town,
    subLocation: rental.subLocation,
    capacityOfPeople: rental.capacityOfPeople,
    noBedroom: rental.noBedroom,
    noBathroom: rental.noBathroom,
    flatSurfaceM2: rental.flatSurfaceM2,
    typeOfProperty: rental.typeOfProperty,
    gallery: text.gallery.map(toRoomPicture),
    latitude: shown?.latitude ?? null,
    longitude: shown?.longitude ?? null,
    near: shown ? nearLandmarks(shown, catalogue.landmarks, locale) : [],
    bedrooms: rental.bedrooms,
    highlights: text.highlights,
    ...lookedUp(catalogue, rental, locale),
    season: text.season,
    warning: text.warning,
    distributionOfLevel: text.distributionOfLevel,
    customTermsHtml: text.customTermsMarkdown && renderMarkdown(text.customTermsMarkdown).html,
    checkInTimeStart: rental.checkInTimeStart,
    checkInTimeEnd: rental.checkInTimeEnd,
    checkOutTime: rental.checkOutTime,
    price: undatedPrice(rental, catalogue),
    priceUsd: price?.usd ?? null,
    monthlyRates: rental.monthlyRates
      .toSorted((a, b) => a.fromMonths - b.fromMonths)
      .map(({ fromMonths, price }) => ({
        fromMonths,
        amount: toAmounts(price, catalogue.currencies),
      })),
    minNight: rental.minNight,
    minMonths: rental.minMonths,
    cancellationPolicy: text.cancellationPolicy.toSorted((a, b) => b.noDays - a.noDays),
    promotions: shownPromotions(rental, catalogue, today).map((promotion) => ({
      name: localizedText(promotion.name, locale),
      percent: promotion.percentDiscount,
      type: promotion.type,
      startDate: promotion.startDate,
      endDate: promotion.endDate,
    })),
    lockDates: rental.lockDates
      .filter((lock) => lock.endDate >= today)
      .sort((a, b) => (a.startDate < b.startDate ? -1 : 1)),
    availableAfter: aheadOnly(rental.availableAfter, today),
    typeOfTerms: rental.typeOfTerms,
    calendar: rental.calendar,
    updatedAt: rental.updatedAt,
    rating: ratingOf(rental),
    reviews: rental.reviews && shownReviews(rental.reviews),
    seo: text.seo,
    similar: similarRentals(catalogue, rental, locale, { max: maxSimilar }).flatMap(
      (other) => toCard(catalogue, other, { locale, today }) ?? [],
    ),
  }
}

/** As a plain object, which a loader can return. */
function shownReviews({ count, averages, newest }: RentalReviews): RentalReviews {
  return { count, averages, newest }
}

/** What the rental names by id, in a language; ids that lead nowhere are left out. */
function lookedUp(catalogue: Catalogue, rental: Rental, locale: Locale) {
  const { amenities, providers } = catalogue
  return {
    amenities: rental.amenityIds.flatMap((id) => {
      const amenity = amenities.get(id)
      if (!amenity) return []
      const { slug, icon, group } = amenity
      return {
        slug,
        icon: contentIcon(icon),
        group,
        name: localizedText(amenity.name, locale),
      }
    }),
    houseRules: houseRulesOf(catalogue, rental, locale),
    providerName: (rental.providerId && providers.get(rental.providerId)?.name) || null,
  }
}
