import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'

/** Null is what the visitor did not say, or what a house for sale does not have. */
export type RequestedStay = {
  /** `YYYY-MM-DD` */
  startDate: string | null
  endDate: string | null
  nights: number | null
  months: number | null
  monthlyOffer: boolean
  fullHotel: boolean
  adult: number | null
  children: number | null
  pet: boolean
  lateCheckIn: boolean
}

export type StayFact = { label: string; value: string }

/** More nights than this are told in months (browsing.md §9). */
const maxNights = 30

/** A stay in words, for the summary and the mails. */
export function stayFacts(
  stay: RequestedStay,
  locale: Locale,
  t: TFunction<'inquiry'>,
): StayFact[] {
  const facts: [string, (string | null)[], string][] = [
    [t('dates'), [datesOf(stay, locale, t)], ''],
    [t('stay'), [lengthOfStay(stay, t)], ''],
    [t('guests'), guestsOf(stay, t), ', '],
    [t('extras'), extrasOf(stay, t), ' · '],
  ]
  return facts
    .map(([label, parts, between]) => ({ label, value: parts.filter(Boolean).join(between) }))
    .filter(({ value }) => value !== '')
}

function datesOf(
  { startDate, endDate }: RequestedStay,
  locale: Locale,
  t: TFunction<'inquiry'>,
): string | null {
  if (!startDate) return null
  const from = formatDay(startDate, locale)
  return endDate
    ? t('dateRange', { from, to: formatDay(endDate, locale) })
    : t('startsOn', { date: from })
}

/** `5 nights`, `6 months`, and above thirty nights `1 month and 12 nights`; null if nothing is said. */
export function lengthOfStay(
  { nights, months }: Pick<RequestedStay, 'nights' | 'months'>,
  t: TFunction<'inquiry'>,
): string | null {
  if (months) return t('months', { count: months })
  if (!nights) return null
  if (nights <= maxNights) return t('nights', { count: nights })
  const whole = t('months', { count: Math.floor(nights / maxNights) })
  const rest = nights % maxNights
  return rest === 0
    ? whole
    : t('monthsAndNights', { months: whole, nights: t('nights', { count: rest }) })
}

function guestsOf({ adult, children }: RequestedStay, t: TFunction<'inquiry'>): (string | null)[] {
  return [
    adult ? t('adults', { count: adult }) : null,
    children ? t('children', { count: children }) : null,
  ]
}

function extrasOf(stay: RequestedStay, t: TFunction<'inquiry'>): (string | null)[] {
  return [
    stay.fullHotel ? t('wholeHotel') : null,
    stay.monthlyOffer ? t('monthlyOffer') : null,
    stay.pet ? t('pet') : null,
    stay.lateCheckIn ? t('lateCheckIn') : null,
  ]
}
