import { isMonthlyOffer } from '~/features/pricing/lines/monthly-offer'
import type { PricedRental } from '~/features/pricing/quote-input'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import { findDayNumber } from '~/platform/time/guatemala-day'

/** Monthly terms with a price of their own, or ones that the owner has to be asked about. */
export type MonthlyTerms = 'priced' | 'onRequest'

/** Whether a stay is one that monthly terms are offered for (browsing.md §4, "Long-stay"); null where not. */
export function monthlyTermsOf(
  rental: PricedRental,
  { checkIn, checkOut }: StayChoice,
): MonthlyTerms | null {
  const start = checkIn === null ? null : findDayNumber(checkIn)
  const end = checkOut === null ? null : findDayNumber(checkOut)
  if (start === null || end === null) return null
  const wanted = { type: rental.type, monthlyOffer: true }
  // The offer is made with or without a price; what it takes besides is the pricing module's to say.
  const isOffered = isMonthlyOffer(wanted, { ...rental, pricePerMonth: 1 }, { start, end })
  if (!isOffered) return null
  return rental.pricePerMonth ? 'priced' : 'onRequest'
}
