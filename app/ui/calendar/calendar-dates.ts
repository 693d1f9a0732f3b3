import dayjs from 'dayjs'
import 'dayjs/locale/es'
import type { Locale } from '~content/locale'
import { dayOfNumber } from '~/platform/time/guatemala-day'

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

/** A weekday's name: `dd` short, `dddd` in full. */
export function weekdayName(date: string, locale: Locale, format: 'dd' | 'dddd'): string {
  return dayjs(date).locale(locale).format(format)
}
