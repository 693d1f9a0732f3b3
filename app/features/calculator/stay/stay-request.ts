import type { PricedRental, StayRequest } from '~/features/pricing/quote-input'
import type { StayChoice } from '~/features/pricing/request/stay-choice'

/** How a rental is priced: its type says so. */
export type StayKind = 'night' | 'month' | 'sale'

export function stayKindOf({ type }: Pick<PricedRental, 'type'>): StayKind {
  if (type === 2) return 'month'
  return type === 3 ? 'sale' : 'night'
}

/** What a visitor has chosen, as the request that is priced (browsing.md §3, "Reservation request item"). */
export function stayRequest(rental: PricedRental, choice: StayChoice): StayRequest {
  const kind = stayKindOf(rental)
  const { checkIn, checkOut, months, adult, children, pet, lateCheckIn, monthlyOffer } = choice
  return {
    type: rental.type,
    startDate: checkIn,
    endDate: kind === 'month' ? null : checkOut,
    longStay: kind === 'month',
    months: kind === 'month' ? months : null,
    adult,
    children,
    totalPax: adult + children,
    pet,
    lateCheckIn,
    monthlyOffer,
    fullHotel: rental.fullHotel === true,
  }
}

/** Whether everything is chosen that a price depends on. */
export function isComplete(kind: StayKind, { checkIn, checkOut, months }: StayChoice): boolean {
  if (kind === 'sale') return true
  return checkIn !== null && (kind === 'month' ? months !== null : checkOut !== null)
}
