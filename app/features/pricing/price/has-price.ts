import type { PriceLine, PriceResponse } from './price-response.ts'

/**
 * Whether there is a price to show: every night or month has a rate, a house for sale its price. A rate of 0 means
 * "on request", and fees alone are not the price of a stay.
 */
export function hasPrice({ details, total }: PriceResponse): boolean {
  if (details.length === 0) return total > 0
  return details.every(({ type, subTotal }) => isCharged(type ?? null, subTotal))
}

/** Whether a line, should it count nights or months, has a rate. Only these lines have no type. */
export function isCharged(type: PriceLine['type'] | null, amount: number): boolean {
  return type !== null || amount > 0
}
