import { percentOf, type PricedLine } from './priced-line.ts'
import type { PricedRental } from '../quote-input.ts'
import type { StayDays } from '../check/stay-days.ts'
import { amountOf, type Unvalidated } from '../request/unvalidated.ts'

const weekNights = 7

/**
 * The weekly discount of a stay, on the cents of the nights without another discount; no line where that
 * comes to nothing (pricing.md, "Lines" 2).
 */
export function weeklyLines(
  { weeklyDiscount }: Unvalidated<PricedRental>,
  days: StayDays,
  undiscounted: number,
): PricedLine[] {
  const percent = amountOf(weeklyDiscount)
  const amount = percentOf(undiscounted, percent)
  if (days.end - days.start < weekNights || amount === 0) return []
  return [{ per: 'discount', type: 'weekly', number: percent, days, rate: null, cents: -amount }]
}
