import type { Locale } from '~content/locale'

/** The day in Guatemala on which something ends, e.g. `February 4` or `4 de febrero`. */
export function lastDayInWords(end: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'es' ? 'es-GT' : 'en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'America/Guatemala',
  })
  return format.format(new Date(end))
}
