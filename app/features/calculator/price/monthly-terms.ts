import { asksForMonthlyTerms } from '~/features/pricing/lines/monthly-offer'
import type { PricedRental } from '~/features/pricing/quote-input'
import type { StayChoice } from '~/features/pricing/request/stay-choice'

/** Monthly terms with a price of their own, or ones that the owner has to be asked about. */
export type MonthlyTerms = 'priced' | 'onRequest'

/** Whether a stay is one that monthly terms are offered for (browsing.md §4, "Long-stay"); null where not. */
export function monthlyTermsOf(
  rental: PricedRental,
  { checkIn, checkOut }: Pick<StayChoice, 'checkIn' | 'checkOut'>,
): MonthlyTerms | null {
  const wanted = { monthlyOffer: true, startDate: checkIn, endDate: checkOut }
  if (!asksForMonthlyTerms(wanted, rental)) return null
  return rental.pricePerMonth ? 'priced' : 'onRequest'
}
