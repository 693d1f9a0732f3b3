import { addMonths, dayNumber, isCalendarDay } from '~/platform/time/guatemala-day'
import type { Requirement } from './requirement'
import type { RequestedStay } from './stay-facts'

/** The stay of a requirement as the summary tells it; days that are none are left out. */
export function requestedStay(requirement: Requirement): RequestedStay {
  const { info, productType, adult, children, fullHotel } = requirement
  const isSale = productType === 3
  const start = realDay(info.startDate)
  const end = realDay(info.endDate)
  const months = isByMonth(requirement) ? info.months : null
  return {
    startDate: start,
    endDate: months && start ? addMonths(start, months) : end,
    nights: start && end && !months && !isSale ? dayNumber(end) - dayNumber(start) : null,
    months,
    monthlyOffer: info.monthlyOffer,
    fullHotel,
    adult: isSale ? null : adult,
    children: isSale ? null : children,
    pet: info.pet,
    lateCheckIn: info.lateCheckIn,
  }
}

/** Type 2, or type 1 with `longStay`, is rented by the month (pricing.md, "What makes a stay invalid"). */
export function isByMonth({ productType, info }: Requirement): boolean {
  return productType === 2 || (productType === 1 && info.longStay)
}

function realDay(day: string | null): string | null {
  return day !== null && isCalendarDay(day) ? day : null
}
