import { currencyCodes, type CurrencyCode } from '~content/currency-code'
import { locales, type Locale } from '~content/locale'
import { maxGuestWordsLength, maxValidityDays, maxOfferedRentals } from '~content/offer-stage'
import { formText } from '~/platform/body/form-text'
import { oneLine } from '~/platform/body/one-line'
import { isMailAddress } from '~/platform/email/mailbox'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import { days, hours } from '~/platform/units/duration'

export const validityUnits = ['hours', 'days'] as const
export const adjustmentUnits = ['percent', 'amount'] as const

/** A line of the form: a rental by its name, and what staff add or take off. All as it was typed. */
export type RentalInput = {
  name: string
  reason: string
  amount: string
  unit: (typeof adjustmentUnits)[number]
}

/** The form of an offer as it was typed. */
export type OfferInput = {
  guestName: string
  guestEmail: string
  language: Locale
  startDate: string
  endDate: string
  adults: string
  children: string
  pet: boolean
  lateCheckIn: boolean
  monthlyOffer: boolean
  currency: CurrencyCode
  validFor: string
  validUnit: (typeof validityUnits)[number]
  holdsNights: boolean
  message: string
  houses: RentalInput[]
}

/** What a form says once it is read; `validFor` in milliseconds. */
export type OfferTerms = Omit<
  OfferInput,
  'adults' | 'children' | 'validFor' | 'validUnit' | 'houses'
> & {
  adults: number
  children: number
  validFor: number
}

export const checkedFields = [
  'guestName',
  'guestEmail',
  'startDate',
  'endDate',
  'adults',
  'children',
  'validFor',
  'message',
  'houses',
] as const

/** The fields that cannot be used as they were typed. */
export type OfferProblems = Partial<Record<(typeof checkedFields)[number], true>>

export const emptyRentalInput: RentalInput = { name: '', reason: '', amount: '', unit: 'percent' }

const maxNameLength = 200

/** Reads the form. Empty lines of rentals are left out. */
export function readOfferInput(form: FormData): OfferInput {
  const text = (name: string) => formText(form, name)
  const one = <Choice extends string>(name: string, choices: readonly Choice[], other: Choice) =>
    choices.find((choice) => choice === text(name)) ?? other
  const houses = Array.from({ length: maxOfferedRentals }, (_, index) => ({
    name: text(`house[${index}].name`).slice(0, maxNameLength),
    reason: oneLine(text(`house[${index}].reason`)).slice(0, 120),
    amount: text(`house[${index}].amount`).slice(0, 20),
    unit: one(`house[${index}].unit`, adjustmentUnits, 'percent'),
  }))
  return {
    guestName: text('guestName'),
    guestEmail: text('guestEmail'),
    language: one('language', locales, 'es'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    adults: text('adults'),
    children: text('children'),
    pet: form.has('pet'),
    lateCheckIn: form.has('lateCheckIn'),
    monthlyOffer: form.has('monthlyOffer'),
    currency: one('currency', currencyCodes, 'USD'),
    validFor: text('validFor'),
    validUnit: one('validUnit', validityUnits, 'days'),
    holdsNights: form.has('holdsNights'),
    message: text('message'),
    houses: houses.filter(({ name }) => name !== ''),
  }
}

/** What the form says, or which fields it cannot be read from. */
export function checkOfferInput(
  input: OfferInput,
): { terms: OfferTerms } | { problems: OfferProblems } {
  const { adults, children, validFor, validUnit, houses, ...rest } = input
  const terms: OfferTerms = {
    ...rest,
    adults: wholeOf(adults),
    children: children === '' ? 0 : wholeOf(children),
    validFor: (validUnit === 'days' ? days : hours)(wholeOf(validFor)),
  }
  const isRight: Record<(typeof checkedFields)[number], boolean> = {
    guestName: /^\P{Cc}{1,200}$/u.test(rest.guestName),
    guestEmail: isMailAddress(rest.guestEmail),
    startDate: isCalendarDay(rest.startDate),
    endDate: isCalendarDay(rest.endDate) && rest.endDate > rest.startDate,
    adults: terms.adults >= 1,
    children: terms.children >= 0,
    validFor: terms.validFor >= hours(1) && terms.validFor <= days(maxValidityDays),
    message: rest.message.length <= maxGuestWordsLength,
    houses: houses.length > 0,
  }
  const wrong = checkedFields.filter((field) => !isRight[field])
  if (wrong.length === 0) return { terms }
  return { problems: Object.fromEntries(wrong.map((field) => [field, true as const])) }
}

/** NaN if it is no whole number of three digits at most. */
const wholeOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : NaN)
