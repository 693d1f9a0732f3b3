import { requirementTotal } from '~/features/inquiries/asks-for-quote'
import type { Requirement } from '~/features/inquiries/requirement/requirement'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { monthlyTermsOf } from '../price/monthly-terms'
import type { Calculator } from '../panel/use-calculator'

const pictureWidth = 640

type Asking = Pick<
  Calculator,
  'listing' | 'offer' | 'kind' | 'choice' | 'currency' | 'payment' | 'answer' | 'link'
>

/** What the inquire button leaves for the inquiry page (browsing.md §4, "Inquire button"). */
export function requestedRequirement(
  { listing, offer, kind, choice, currency, payment, answer, link }: Asking,
  landing: boolean,
): Requirement {
  const { adult, children, pet, lateCheckIn, months } = choice
  const isStay = kind !== 'sale'
  const paid = isStay ? payment : null
  const picture = listing.gallery[0]?.picture
  const price = answer && !('errors' in answer) ? answer : null
  return {
    uuid: listing.id,
    productType: listing.type,
    slug: listing.slug,
    name: listing.name,
    urlPhoto: picture ? pictureAddress(picture, pictureWidth, 'jpg') : null,
    link: landing ? landingLink(link) : link,
    adult,
    children,
    fullHotel: listing.fullHotel,
    info: {
      startDate: isStay ? choice.checkIn : null,
      endDate: kind === 'night' ? choice.checkOut : null,
      longStay: kind === 'month',
      months: kind === 'month' ? months : null,
      monthlyOffer: choice.monthlyOffer && monthlyTermsOf(offer.rental, choice) !== null,
      pet,
      lateCheckIn,
      totalPax: adult + children,
    },
    basePrice: listing.priceUsd,
    controlPrice: listing.price.kind === 'onRequest' ? null : listing.price.kind,
    currencyCode: currency,
    totalPrice: price ? requirementTotal(price) : '',
    daysBooking: price?.nights ?? 0,
    paymentMethod: paid?.slug ?? null,
    paymentMethodId: paid?.id ?? null,
    paymentMethodPercent: paid?.percent ?? null,
    landing,
  }
}

/** An address of a place, opened from a landing: its inquiries say so. */
export function landingLink(link: string): string {
  return `${link}${link.includes('?') ? '&' : '?'}landing=true`
}
