import { findDayNumber, monthsAfter } from '../../../platform/time/guatemala-day.ts'
import type { StayRequest } from '../quote-input.ts'
import type { StayClock } from '../request/stay-clock.ts'
import type { StayError } from './stay-error.ts'
import { isEmpty, type Unvalidated } from '../request/unvalidated.ts'

/** A stay's nights: `start` is the first, `end` the day of leaving, both as day numbers. */
export type StayDays = { start: number; end: number }

export type DaysOrErrors = { days: StayDays } | { errors: StayError[] }

/** A hundred years. */
const maxMonths = 1200

/** The days of a stay by the night, or every code of its dates that applies, in the order of the check. */
export function readNights(
  { startDate, endDate }: Unvalidated<StayRequest>,
  clock: StayClock,
): DaysOrErrors {
  const start = findDay(startDate)
  const end = findDay(endDate)
  const startIsPast = start !== null && start < clock.earliestCheckIn
  const endIsPast = end !== null && end < clock.today
  const errors: StayError[] = []
  if (isEmpty(startDate) && isEmpty(endDate)) errors.push('MISSING_DATE')
  else if (isEmpty(startDate)) errors.push('MISSING_STARTDATE')
  else if (isEmpty(endDate)) errors.push('MISSING_ENDDATE')
  if (start === null && !isEmpty(startDate)) errors.push('STARTDATE_IS_NOT_A_DATE')
  if (end === null && !isEmpty(endDate)) errors.push('ENDDATE_IS_NOT_A_DATE')
  if (startIsPast && endIsPast) errors.push('PAST_DATE')
  else if (startIsPast) errors.push('PAST_STARTDATE')
  else if (endIsPast) errors.push('PAST_ENDDATE')
  if (start === null || end === null) return { errors }
  if (start >= end) errors.push('STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE')
  return errors.length > 0 ? { errors } : { days: { start, end } }
}

/** The days of a long stay, which has a start and a number of months, and no end of its own. */
export function readMonths(
  { startDate, months }: Unvalidated<StayRequest>,
  clock: StayClock,
): DaysOrErrors {
  if (isEmpty(startDate)) return { errors: ['MISSING_STARTDATE'] }
  const start = findDay(startDate)
  if (start === null) return { errors: ['STARTDATE_IS_NOT_A_DATE'] }
  if (start < clock.earliestCheckIn) return { errors: ['PAST_STARTDATE'] }
  return { days: { start, end: endOfMonths(start, months) } }
}

/** An invalid number of months gives a stay of 0 nights; `limitErrors` reports it. */
function endOfMonths(start: number, months: unknown): number {
  const isCountable = typeof months === 'number' && Number.isInteger(months)
  if (!isCountable || months < 1 || months > maxMonths) return start
  return monthsAfter(start, months)
}

function findDay(value: unknown): number | null {
  return typeof value === 'string' ? findDayNumber(value) : null
}
