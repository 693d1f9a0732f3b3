import type { StayRequest } from '../quote-input.ts'
import type { Unvalidated } from '../request/unvalidated.ts'

/** The kind of product that a request asks for: the rental's type, and what it is priced by. */
export type ProductRequest = { rentalType: number; by: 'night' | 'month' | 'sale' }

/**
 * What a request asks for: type 2, or type 1 with `longStay`, a long-term rental by the month; types 3 and 5
 * ignore `longStay` (pricing.md, "What makes a stay invalid"). Null for an unknown type.
 */
export function findProductRequest({
  type,
  longStay,
}: Unvalidated<StayRequest>): ProductRequest | null {
  switch (type) {
    case 1:
      return longStay === true ? { rentalType: 2, by: 'month' } : { rentalType: 1, by: 'night' }
    case 2:
      return { rentalType: 2, by: 'month' }
    case 3:
      return { rentalType: 3, by: 'sale' }
    case 5:
      return { rentalType: 5, by: 'night' }
    default:
      return null
  }
}
