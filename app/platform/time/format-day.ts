import type { Locale } from '~content/locale'

export const shortMonths: Record<Locale, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
}

/** A calendar day `YYYY-MM-DD` as `DD-MMM-YYYY` in a language (browsing.md §9). */
export function formatDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}-${shortMonths[locale][Number(month) - 1] ?? month}-${year}`
}

/** A month `YYYY-MM` as "Dec 2026". */
export function formatMonth(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-')
  return `${shortMonths[locale][Number(number) - 1] ?? number} ${year}`
}

/** Two days near each other, for the little room of a card: "12–15 Dec", "29 Dec – 2 Jan". */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const [, fromMonth = '', fromDate = ''] = from.split('-')
  const [, toMonth = '', toDate = ''] = to.split('-')
  const name = (month: string) => shortMonths[locale][Number(month) - 1] ?? month
  const last = `${Number(toDate)} ${name(toMonth)}`
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(fromDate)}–${last}`
  return `${Number(fromDate)} ${name(fromMonth)} – ${last}`
}
