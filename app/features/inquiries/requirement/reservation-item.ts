import { isByMonth } from './requested-stay'
import type { Requirement } from './requirement'

/**
 * A product as verify and require are asked for it (browsing.md §3, "Reservation request item"). Type 2 is
 * sent as type 1 with `longStay`.
 */
export function reservationItem(requirement: Requirement) {
  const { uuid, productType, slug, adult, children, fullHotel, info } = requirement
  const { startDate, endDate, months, totalPax, monthlyOffer, pet, lateCheckIn } = info
  const byMonth = isByMonth(requirement)
  return {
    uuid,
    type: productType === 2 ? 1 : productType,
    slug,
    adult,
    children,
    totalPax,
    startDate,
    endDate: byMonth ? null : endDate,
    fullHotel,
    monthlyOffer,
    pet,
    lateCheckIn,
    longStay: byMonth,
    months: byMonth ? months : null,
  }
}
