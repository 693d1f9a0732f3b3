import type { Locale } from '~content/locale'

const millisecondsPerDay = 86_400_000

/** The day `YYYY-MM-DD` some days after another one. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10)
}

/** Today in Guatemala, whatever the zone of this machine. */
export function guatemalaDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guatemala' }).format(new Date())
}

/** As the site writes a day: DD-MMM-YYYY (browsing.md §9). */
export function writtenDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const months = {
    en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  }[locale].split(' ')
  return `${date}-${months[Number(month) - 1]}-${year}`
}

/** A month `YYYY-MM` as the site writes it: `Feb 2027`. */
export function writtenMonth(month: string, locale: Locale): string {
  return writtenDay(`${month}-01`, locale).slice(3).replace('-', ' ')
}

/** What names a day of the calendar: `December 2, 2026`, `2 de diciembre de 2026`. */
export function calledDay(day: string, locale: Locale): RegExp {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return new RegExp(`\\b${format.format(new Date(day))}`)
}
