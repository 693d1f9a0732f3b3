import type { Locale } from '~content/locale'
import { timeZone } from '~content/time-zone'
import { guatemalaToday } from '~/platform/time/guatemala-day'

/**
 * The day `YYYY-MM-DD` in Guatemala on which something still holds that ends at a moment: at midnight, the day before.
 */
export function lastDay(end: string): string {
  return guatemalaToday(lastMoment(end))
}

/** The same in words, e.g. `February 4` or `4 de febrero`. */
export function lastDayInWords(end: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'es' ? 'es-GT' : 'en-US', {
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  return format.format(lastMoment(end))
}

function lastMoment(end: string): Date {
  return new Date(Date.parse(end) - 1)
}
