import { currencyCodes, defaultCurrency, type CurrencyCode } from '~content/currency-code'
import type { StayRequest } from '../quote-input'
import { isEmpty, type Unvalidated } from './unvalidated'

/** What was asked for, and the codes of fields that could not be read. */
export type ReadStay = { request: StayRequest; problems: string[] }

/** Stands in for a date that is not a text, so that the check of the dates reports it. */
const noDay = '?'

/**
 * Reads a stay from the fields of a call (browsing.md §7), sent as JSON or by a form, where everything is
 * text. What has a code of its own in pricing.md, such as a day or a number of guests, is left to the quote;
 * a tick that is neither yes nor no is a problem.
 */
export function readStayRequest(fields: Unvalidated<StayRequest>): ReadStay {
  const problems: string[] = []
  const tick = (value: unknown, code: string): boolean => {
    const isYes = findTick(value)
    if (isYes === null) problems.push(code)
    return isYes ?? false
  }
  const request: StayRequest = {
    type: numberOf(fields.type) ?? NaN,
    startDate: dayOf(fields.startDate),
    endDate: dayOf(fields.endDate),
    longStay: tick(fields.longStay, 'UNREADABLE_LONG_STAY'),
    months: numberOf(fields.months),
    totalPax: numberOf(fields.totalPax),
    adult: numberOf(fields.adult),
    children: numberOf(fields.children),
    pet: tick(fields.pet, 'UNREADABLE_PET'),
    lateCheckIn: tick(fields.lateCheckIn, 'UNREADABLE_LATE_CHECK_IN'),
    monthlyOffer: tick(fields.monthlyOffer, 'UNREADABLE_MONTHLY_OFFER'),
    fullHotel: tick(fields.fullHotel, 'UNREADABLE_FULL_HOTEL'),
  }
  return { request, problems }
}

/** The requested currency: dollars if the field is empty, null for an unknown code. */
export function findCurrencyCode(value: unknown): CurrencyCode | null {
  if (isEmpty(value)) return defaultCurrency
  return currencyCodes.find((code) => code === value) ?? null
}

/** Yes or no, as JSON or as a form says it; nothing said is no. Null if it is neither. */
export function findTick(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (isEmpty(value) || value === 'false' || value === 'off' || value === '0' || value === 0) {
    return false
  }
  return value === 'true' || value === 'on' || value === '1' || value === 1 ? true : null
}

/** Null if nothing was sent, NaN if it is no number. */
function numberOf(value: unknown): number | null {
  if (isEmpty(value)) return null
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : NaN
}

function dayOf(value: unknown): string | null {
  if (isEmpty(value)) return null
  return typeof value === 'string' ? value : noDay
}
