/** First and last night of a range, as calendar days `YYYY-MM-DD`; both count. */
type NightRange = { startDate: string; endDate: string }

export type SpecialPrice = NightRange & {
  /** US dollars a night. */
  price: number
  minDays?: number | null
}

export type PricedPromotion = NightRange & {
  id: string
  /** 1 last minute, 2 discount, 3 offer, 4 surcharge. */
  type: number
  offerType?: number | null
  enabled?: boolean | null
  dateShow?: string | null
  percentDiscount: number
  /** Nights asked of a check-in that the promotion covers. */
  minDays?: number | null
  /** Nights from which the promotion counts. */
  minNight?: number | null
}

export type PricedFee = {
  id: string
  kind: string
  mode: string
  /** US dollars a unit, or percent in mode `percent`. */
  amount: number
  includedGuests?: number | null
}

/** What pricing needs of a rental, under the CMS's names; amounts in US dollars. */
export type PricedRental = {
  type: number
  fullHotel?: boolean | null
  basePrice?: number | null
  minNight?: number | null
  capacityOfPeople?: number | null
  weeklyDiscount?: number | null
  pricePerMonth?: number | null
  monthlyRates?: readonly { fromMonths: number; price: number }[] | null
  minMonths?: number | null
  salePrice?: number | null
  availableAfter?: string | null
  calendar?: number | null
  typeOfTerms?: number | null
  aRSpecialPrices?: readonly SpecialPrice[] | null
  /** In CMS order, which decides ties. */
  promotions?: readonly PricedPromotion[] | null
  /** In CMS order. */
  extraFees?: readonly PricedFee[] | null
  lockDates?: readonly NightRange[] | null
}

/** A stay that is asked for (browsing.md §3, "Reservation request item"). */
export type StayRequest = {
  type: number
  startDate?: string | null
  endDate?: string | null
  longStay?: boolean | null
  months?: number | null
  totalPax?: number | null
  adult?: number | null
  children?: number | null
  pet?: boolean | null
  lateCheckIn?: boolean | null
  monthlyOffer?: boolean | null
  fullHotel?: boolean | null
}

export type PricedCurrency = {
  code: string
  symbol: string
  /** Units of the currency for one US dollar. */
  conversionFactor: number
}

export type QuoteInput = {
  /** A moment: ISO 8601 text or a date object. */
  now: string | Date
  currency: PricedCurrency
  forcedPromotionIds: readonly string[]
  rental: PricedRental | null
  request: StayRequest
}
