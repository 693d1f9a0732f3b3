import { findProductRequest, type ProductRequest } from './product-request.ts'
import { rangesWithin, type RangeReader } from '../lines/night-range.ts'
import type { PricedRental, QuoteInput, StayRequest } from '../quote-input.ts'
import { stayClockAt } from '../request/stay-clock.ts'
import { readMonths, readNights, type StayDays } from './stay-days.ts'
import type { StayError } from './stay-error.ts'
import { limitErrors } from './stay-limits.ts'
import { fieldsOf, type Unvalidated } from '../request/unvalidated.ts'

/** A stay that passed every check, with what its price depends on. */
export type CheckedStay = {
  by: ProductRequest['by']
  request: Unvalidated<StayRequest>
  rental: Unvalidated<PricedRental>
  /** No days where a house is for sale. */
  days: StayDays
  /** Day number in Guatemala. */
  today: number
  forcedPromotionIds: unknown
  /** Finds the nights of the stay that a range of the CMS covers. */
  rangeOf: RangeReader
}

const noDays: StayDays = { start: 0, end: 0 }

/**
 * Checks a request in the order of pricing.md, "What makes a stay invalid". Gives every code that applies.
 */
export function checkStay(input: Unvalidated<QuoteInput>): CheckedStay | { errors: StayError[] } {
  const request: Unvalidated<StayRequest> = fieldsOf(input.request)
  const rental: Unvalidated<PricedRental> = fieldsOf(input.rental)
  const requested = findProductRequest(request)
  if (!requested) return { errors: ['INVALID_PRODUCT_TYPE'] }
  if (rental.type !== requested.rentalType) return { errors: ['NON_EXISTENT_PRODUCT'] }

  const clock = stayClockAt(input.now)
  const { forcedPromotionIds } = input
  const stay = { by: requested.by, request, rental, today: clock.today, forcedPromotionIds }
  if (requested.by === 'sale') return { ...stay, days: noDays, rangeOf: rangesWithin(noDays) }

  const read = requested.by === 'month' ? readMonths(request, clock) : readNights(request, clock)
  if ('errors' in read) return read
  const { days } = read
  const rangeOf = rangesWithin(days)
  const errors = limitErrors({ request, rental, requested, days, rangeOf })
  return errors.length > 0 ? { errors } : { ...stay, days, rangeOf }
}
