import type { Locale } from '~content/locale'

const months: Record<Locale, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
}

/** A calendar day `YYYY-MM-DD` as `DD-MMM-YYYY` in a language (browsing.md §9). */
export function formatDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}-${months[locale][Number(month) - 1] ?? month}-${year}`
}
