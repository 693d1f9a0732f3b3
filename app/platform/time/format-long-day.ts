import type { Locale } from '~content/locale'

const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-GT', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A calendar day `YYYY-MM-DD` in words: `November 21, 2026`, `21 de noviembre de 2026`. */
export function formatLongDay(day: string, locale: Locale): string {
  return formats[locale].format(new Date(`${day}T00:00:00Z`))
}
