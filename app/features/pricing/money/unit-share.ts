import { roundHalfUp, toCents } from './money.ts'

/**
 * Cents that one night or month has in a total, given in units of the currency. It stands beside the total
 * for comparing stays of different lengths and is charged nowhere.
 */
export function unitShare(total: number, units: number): number {
  return roundHalfUp(toCents(total) / units)
}
