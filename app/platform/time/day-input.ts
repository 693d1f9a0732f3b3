import { locales } from '~content/locale'
import { shortMonths } from './format-day'
import { isCalendarDay } from './guatemala-day'

const shape = /^(\d{1,2})[/.-](\d{1,2}|[a-z]{3})[/.-](\d{4})$/i

/**
 * Parses a day typed as day/month/year, also with dots or hyphens, as `DD-MMM-YYYY` of either language, or as
 * `YYYY-MM-DD`. Returns `YYYY-MM-DD`; null if it is not an existing day.
 */
export function parseDayInput(text: string): string | null {
  const [, date, written = '', year] = shape.exec(text) ?? []
  const month = /^\d/.test(written) ? written : monthNumber(written)
  const day =
    date && month && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isCalendarDay(day) ? day : null
}

function monthNumber(name: string): string {
  const isMonth = (month: string) => month.toLowerCase() === name.toLowerCase()
  const at = Math.max(...locales.map((locale) => shortMonths[locale].findIndex(isMonth)))
  return at < 0 ? '' : String(at + 1)
}

/** Formats a day `YYYY-MM-DD` as day/month/year. */
export function formatDayInput(day: string): string {
  return day.split('-').reverse().join('/')
}
