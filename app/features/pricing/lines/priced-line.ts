import { roundHalfUp } from '../money/money.ts'
import type { PriceLine } from '../price/price-response.ts'
import type { StayDays } from '../check/stay-days.ts'

/** A line of a price before it is written: cents of the response's currency, days as numbers. */
export type PricedLine = {
  per: string
  type: PriceLine['type'] | null
  /** Nights, months, guests or percent. */
  number: number
  days: StayDays | null
  /** Cents of one unit; null if the line is a percentage and shows its own amount. */
  rate: number | null
  cents: number
}

/** Nights or months at one rate. */
export function rateLine(
  per: 'night' | 'month',
  number: number,
  rate: number,
  days: StayDays,
): PricedLine {
  return { per, type: null, number, days, rate, cents: rate * number }
}

/** A percentage of cents, rounded half up on the absolute value (pricing.md, "Money"). */
export function percentOf(cents: number, percent: number): number {
  return roundHalfUp((cents * percent) / 100)
}

export function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0)
}
