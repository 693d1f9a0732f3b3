import type { CurrencyCode } from '~content/currency-code'

/**
 * What a visitor asks for, as the inquire button of a rental leaves it for the inquiry page, under the
 * names of browsing.md §3, "Cart / inquiry object". Amounts are for showing only: the server works out
 * its own.
 */
export type Requirement = {
  /** Tells this product apart in the answers of the verify call. */
  uuid: string
  /** 1 vacation rental or hotel, 2 long-term rental, 3 house for sale, 5 unique stay. */
  productType: number
  slug: string
  name: string
  urlPhoto: string | null
  /** Path of the rental's page with the stay in its query. */
  link: string
  adult: number
  children: number
  fullHotel: boolean
  info: {
    /** `YYYY-MM-DD`; null for houses for sale. */
    startDate: string | null
    endDate: string | null
    longStay: boolean
    months: number | null
    monthlyOffer: boolean
    pet: boolean
    lateCheckIn: boolean
    totalPax: number
  }
  /** What the list shows before any dates, in US dollars, and what it is for; null on request. */
  basePrice: number | null
  controlPrice: 'night' | 'month' | 'sale' | null
  currencyCode: CurrencyCode
  /** Formatted in that currency, as the visitor saw it. */
  totalPrice: string
  daysBooking: number
  /** Slug of the payment method that was looked at. */
  paymentMethod: string | null
  /** Its id in the CMS and its fee in percent. */
  paymentMethodId: string | null
  paymentMethodPercent: number | null
  /** Whether the visitor came from a landing page. */
  landing: boolean
}

/** Local storage key of what the visitor asks for (browsing.md §4, "Inquire button"). */
export const requirementKey = 'requiredValues'
