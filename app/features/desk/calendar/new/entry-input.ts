import { maxReservationNights } from '~content/nights'
import { maxStayNoteLength } from '~content/limits'
import type { KindByHand } from '~content/reservation-kind'
import { locales, type Locale } from '~content/locale'
import { formText } from '~/platform/body/form-text'
import { isMailAddress } from '~/platform/email/mailbox'
import { findDayNumber, isCalendarDay } from '~/platform/time/guatemala-day'
import { findGuatemalaMoment } from '~/platform/time/guatemala-moment'

/** What the form makes; an offer goes on to its own form. */
export const entryKinds = ['hold', 'block', 'offer'] as const satisfies readonly (
  | KindByHand
  | 'offer'
)[]

/** The form as it was typed. */
export type EntryInput = {
  kind: (typeof entryKinds)[number]
  /** Slug of the rental. */
  house: string
  startDate: string
  endDate: string
  /** The guest, or the reason of a block. */
  name: string
  notes: string
  /** Until when a hold lasts, a day and a time of Guatemala. */
  untilDay: string
  untilTime: string
  /** The stay for which an offer is made; empty: of a guest who is not known yet. */
  stay: string
  email: string
  phone: string
  language: Locale
  /** Given to the form, so that a double click makes one. */
  formKey: string
}

const checkedFields = [
  'house',
  'startDate',
  'endDate',
  'name',
  'notes',
  'untilDay',
  'stay',
  'email',
  'phone',
] as const

/** The fields that cannot be used as they were typed. */
export type EntryProblems = Partial<Record<(typeof checkedFields)[number], true>>

export function readEntryInput(form: FormData): EntryInput {
  const text = (name: string) => formText(form, name)
  return {
    kind: entryKinds.find((kind) => kind === text('kind')) ?? 'hold',
    house: text('house').slice(0, 200),
    name: text('name'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    notes: text('notes'),
    untilDay: text('untilDay'),
    untilTime: text('untilTime'),
    stay: text('stay').toUpperCase(),
    email: text('email'),
    phone: text('phone'),
    formKey: text('formKey'),
    language: locales.find((locale) => locale === text('language')) ?? 'es',
  }
}

/** Until when a hold lasts; null for a text that is no time. */
export function holdEnd({ untilDay, untilTime }: EntryInput): Date | null {
  return isCalendarDay(untilDay) ? findGuatemalaMoment(`${untilDay}T${untilTime}`) : null
}

/** The fields that are wrong; nights that have passed are not entered any more. */
export function checkEntryInput(input: EntryInput, now: Date, today: string): EntryProblems {
  const { kind, startDate, endDate, name, notes, stay, email, phone } = input
  const nights = (findDayNumber(endDate) ?? NaN) - (findDayNumber(startDate) ?? NaN)
  const until = holdEnd(input)
  const isOffer = kind === 'offer'
  const isKnown = isOffer && stay !== ''
  const isRight: Record<(typeof checkedFields)[number], boolean> = {
    house: input.house !== '',
    startDate: isCalendarDay(startDate) && startDate >= today,
    endDate: nights > 0 && nights <= maxReservationNights,
    name: isKnown || /^\P{Cc}{1,200}$/u.test(name),
    notes: isOffer || notes.length <= maxStayNoteLength,
    untilDay: kind !== 'hold' || (until !== null && until > now),
    stay: !isKnown || /^[0-9A-Z][0-9A-Z-]{1,59}$/.test(stay),
    email: !isOffer || isKnown || email === '' || isMailAddress(email),
    phone: !isOffer || isKnown || /^\P{Cc}{0,40}$/u.test(phone),
  }
  const wrong = checkedFields.filter((field) => !isRight[field])
  return Object.fromEntries(wrong.map((field) => [field, true as const]))
}
