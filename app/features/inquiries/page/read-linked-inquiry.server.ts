import type { Locale } from '~content/locale'
import { maxUuidLength } from '~/features/quote-api/read-requirement'
import { verifyProducts } from '~/features/quote-api/verify-products'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import { comparablePrice } from '~/features/catalogue/comparable-price'
import { sectionOf } from '~/features/catalogue/section-of'
import { asksForMonthlyTerms } from '~/features/pricing/lines/monthly-offer'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { sectionHref } from '~/routing/section-pages'
import { requirementTotal } from '../asks-for-quote'
import type { LinkedInquiry } from '../inquiry-link'
import { rentalPagePath, rentalText } from '~/features/catalogue/rental-page'
import type { Requirement } from '../requirement/requirement'
import { reservationItem } from '../requirement/reservation-item'
import type { Verification } from '../verify/verification'

/** What a visitor without script asks for by the address, and the server's word on it. */
export type OwnInquiry = {
  requirement: Requirement
  verification: Extract<Verification, { state: 'priced' | 'invalid' }>
}

const pictureWidth = 640

/** The same that the inquire button would have kept in the browser. `now` is ISO 8601. */
export function readLinkedInquiry(
  catalogue: Catalogue,
  linked: LinkedInquiry,
  locale: Locale,
  now: string,
): OwnInquiry {
  const unpriced = linkedRequirement(catalogue, linked, locale)
  const { uuid, type, slug, ...request } = reservationItem(unpriced)
  const { currencyCode } = linked
  const products = [{ uuid, slug, request: { type, ...request } }]
  const [verified] = verifyProducts(catalogue, { currencyCode, products }, now)
  if (!verified?.detail) {
    const error = verified?.errors[0] ?? 'NON_EXISTENT_PRODUCT'
    return { requirement: unpriced, verification: { state: 'invalid', error } }
  }
  const { detail: price } = verified
  const requirement = {
    ...unpriced,
    totalPrice: requirementTotal(price),
    daysBooking: price.nights,
  }
  return { requirement, verification: { state: 'priced', price } }
}

function linkedRequirement(
  catalogue: Catalogue,
  { slug, choice, currencyCode, paymentMethod, landing }: LinkedInquiry,
  locale: Locale,
): Requirement {
  const rental = findRentalBySlug(catalogue, slug)
  const text = rental && rentalText(rental, locale)
  const picture = text?.gallery[0]?.picture
  const base = rental ? comparablePrice(rental) : null
  const method = catalogue.paymentMethods.find((each) => each.slug === paymentMethod)
  const isByMonth = rental?.type === 2
  const isSale = rental?.type === 3
  const { checkIn: startDate, checkOut: endDate, monthlyOffer } = choice
  const wanted = { startDate, endDate, monthlyOffer }
  return {
    uuid: rental?.id ?? slug.slice(0, maxUuidLength),
    productType: rental?.type ?? 1,
    slug,
    name: text?.name ?? slug,
    urlPhoto: picture ? pictureAddress(picture, pictureWidth, 'webp') : null,
    link: rental
      ? rentalPagePath(catalogue, rental, locale, { choice, landing })
      : sectionHref('vacationRentals', locale),
    adult: choice.adult,
    children: choice.children,
    fullHotel: rental ? sectionOf(rental) === 'hotels' : false,
    info: {
      startDate: isSale ? null : choice.checkIn,
      endDate: isSale || isByMonth ? null : choice.checkOut,
      longStay: isByMonth,
      months: isByMonth ? choice.months : null,
      monthlyOffer: rental !== null && asksForMonthlyTerms(wanted, rental),
      pet: choice.pet,
      lateCheckIn: choice.lateCheckIn,
      totalPax: choice.adult + choice.children,
    },
    basePrice: base?.usd ?? null,
    controlPrice: base?.kind ?? null,
    currencyCode,
    totalPrice: '',
    daysBooking: 0,
    paymentMethod,
    paymentMethodId: method?.id ?? null,
    paymentMethodPercent: method?.percent ?? null,
    landing,
  }
}
