import type { PricedRental, StayRequest } from '../quote-input.ts'
import type { StayError } from './stay-error.ts'
import { findNumber, isEmpty, type Unvalidated } from '../request/unvalidated.ts'

/** Guests of a stay: `totalPax`, where it is missing adults and children together; NaN if they cannot be counted. */
export function guestsOf({ totalPax, adult, children }: Unvalidated<StayRequest>): number {
  if (!isEmpty(totalPax)) return findNumber(totalPax) ?? NaN
  return countOf(adult) + countOf(children)
}

function countOf(value: unknown): number {
  return isEmpty(value) ? 0 : (findNumber(value) ?? NaN)
}

/** The codes that the number of guests raises (pricing.md, "What makes a stay invalid"). */
export function guestErrors(
  request: Unvalidated<StayRequest>,
  { capacityOfPeople }: Unvalidated<PricedRental>,
): StayError[] {
  const guests = guestsOf(request)
  const errors: StayError[] = []
  const capacity = findNumber(capacityOfPeople)
  const isWhole = Number.isInteger(guests)
  if (isWhole && capacity !== null && guests > capacity) errors.push('OVER_CAPACITY')
  const isCounted = isWhole && guests >= 1
  if (!isCounted || isBelow(1, request.adult) || isBelow(0, request.children)) {
    errors.push('INVALID_GUESTS')
  }
  return errors
}

/** Whether a value was sent that is below `least` or not a number. */
function isBelow(least: number, value: unknown): boolean {
  return !isEmpty(value) && (findNumber(value) ?? -Infinity) < least
}
