import type { PriceResponse } from './price-response'

/** Whether a price has nights or months that cost nothing: the team then names the price. */
export function isOnRequest({ details, total }: PriceResponse): boolean {
  const isFree = details.some(({ per, subTotal }) => /^(night|month)$/.test(per) && subTotal === 0)
  return isFree || (details.length === 0 && total === 0)
}
