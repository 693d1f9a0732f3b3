import type { QuoteInput } from '~/features/pricing/quote-input'
import { quote } from '~/features/pricing/quote'
import type { StayError } from '~/features/pricing/check/stay-error'
import { addDays, dayNumber } from '~/platform/time/guatemala-day'

export type OfferedStay = { checkIn: string; checkOut: string | null }

/** Codes that other dates may solve. */
const mendedByDates: readonly StayError[] = [
  'PAST_DATE',
  'PAST_STARTDATE',
  'PAST_ENDDATE',
  'NOT_AVAILABLE_YET',
  'LOCKED_DATES',
  'BELOW_MIN_NIGHTS',
]

const maxOffers = 3
/** Days before and after the requested dates that are searched. */
const farthest = 370

/**
 * For dates that cannot be booked: up to three free ranges of the same length, the nearest before and after them where
 * there are any, in order of time. Each was quoted without an error. Empty if other dates would not solve the problem.
 */
export function nearestStays(input: QuoteInput): OfferedStay[] {
  const { startDate, endDate } = input.request
  const requested = quote(input)
  if (!startDate || !('errors' in requested)) return []
  if (!requested.errors.every((code) => mendedByDates.includes(code))) return []
  const nights = endDate ? dayNumber(endDate) - dayNumber(startDate) : null
  const shifted = (days: number): OfferedStay => {
    const checkIn = addDays(startDate, days)
    return { checkIn, checkOut: nights === null ? null : addDays(checkIn, nights) }
  }
  const books = ({ checkIn, checkOut }: OfferedStay) => {
    const request = { ...input.request, startDate: checkIn, endDate: checkOut }
    return !('errors' in quote({ ...input, request }))
  }
  return chosenShifts((days) => books(shifted(days))).map(shifted)
}

/** Days to shift by: the nearest on each side, then the next nearest of both. */
function chosenShifts(books: (days: number) => boolean): number[] {
  const before: number[] = []
  const after: number[] = []
  for (let days = 1; days <= farthest; days++) {
    if (before.length < maxOffers && books(-days)) before.push(-days)
    if (after.length < maxOffers && books(days)) after.push(days)
    const isEnough = before.length + after.length >= maxOffers
    if (isEnough && before.length > 0 && after.length > 0) break
  }
  const [firstBefore, ...otherBefore] = before
  const [firstAfter, ...otherAfter] = after
  const nearest = [firstBefore, firstAfter].filter((days) => days !== undefined)
  const rest = [...otherBefore, ...otherAfter].sort((a, b) => Math.abs(a) - Math.abs(b))
  return [...nearest, ...rest].slice(0, maxOffers).sort((a, b) => a - b)
}
