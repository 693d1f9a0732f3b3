import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'
import { dayOfNumber } from '~/platform/time/guatemala-day'
import { minimumNights, type DayRules } from './day-rules'
import type { DayReason } from './day-state'

type Words = TFunction<['calculator', 'detail']>

type DayContext = {
  rules: DayRules
  locale: Locale
  /** The check-in chosen already, where a check-out is being chosen. */
  checkIn: number | null
  /** Months of a term. */
  months: number | null
  t: Words
}

/** Why a day cannot be chosen, in a sentence. */
export function explainDay(reason: DayReason, day: number, context: DayContext): string {
  const { rules, locale, checkIn, months, t } = context
  const isCounted = reason === 'belowMinimum' && checkIn !== null
  return t(`calendar.reasons.${reason}`, {
    opening: formatDay(dayOfNumber(rules.opening), locale),
    checkIn: checkIn === null ? '' : formatDay(dayOfNumber(checkIn), locale),
    nights: t('detail:nights', { count: minimumNights(rules, isCounted ? checkIn : day) }),
    months: t('detail:months', { count: months ?? 1 }),
  })
}

/** What the shortest stay is, where it is more than a night; null if there is nothing to say. */
export function minimumStayWords(day: number, { rules, t }: DayContext): string | null {
  const nights = minimumNights(rules, day)
  if (nights <= 1) return null
  return t('calendar.leastStay', { nights: t('detail:nights', { count: nights }) })
}
