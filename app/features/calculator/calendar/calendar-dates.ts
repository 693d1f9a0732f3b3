import dayjs from 'dayjs'
import 'dayjs/locale/es'
import type { Locale } from '~content/locale'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'

/** The first column of a calendar, as its readers know it: 0 Sunday, 1 Monday. */
export const firstWeekday: Record<Locale, 0 | 1> = { en: 0, es: 1 }

const monthFormat: Record<Locale, string> = { en: 'MMMM YYYY', es: 'MMMM [de] YYYY' }
const spokenFormat: Record<Locale, string> = {
  en: 'dddd, MMMM D, YYYY',
  es: 'dddd D [de] MMMM [de] YYYY',
}

/** `month` is any day of it. */
export function monthTitle(month: string, locale: Locale): string {
  return dayjs(month).locale(locale).format(monthFormat[locale])
}

/** A day in full, as it is read out. */
export function spokenDay(day: number, locale: Locale): string {
  return dayjs(dayOfNumber(day)).locale(locale).format(spokenFormat[locale])
}

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]
const aSunday = dayNumber('2026-11-01')

/** Short names of the days of the week with their full ones, in the order of the columns. */
export function weekdays(locale: Locale): { short: string; full: string }[] {
  return daysOfWeek.map((offset) => {
    const day = dayjs(dayOfNumber(aSunday + firstWeekday[locale] + offset)).locale(locale)
    return { short: day.format('dd'), full: day.format('dddd') }
  })
}
