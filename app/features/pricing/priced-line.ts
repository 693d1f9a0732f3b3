import { roundHalfUp } from './money.ts'
import type { PriceLine } from './price-response.ts'
import type { StayDays } from './stay-days.ts'

/** A line of a price before it is written: cents of the response's currency, days as numbers. */
export type PricedLine = {
  per: string
  type?: PriceLine['type']
  number: number
  days?: StayDays
  /** Cents of one unit; null where the line is a percentage and shows its own amount. */
  rate: number | null
  cents: number
}

/** A line that counts units of one rate. */
export function unitLine(
  line: Pick<PricedLine, 'per' | 'type' | 'days' | 'number'> & { rate: number },
): PricedLine {
  return { ...line, cents: line.rate * line.number }
}

/** A percentage of cents, rounded half up on the absolute value (pricing.md, "Money"). */
export function percentOf(cents: number, percent: number): number {
  return roundHalfUp((cents * percent) / 100)
}

export function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0)
}
