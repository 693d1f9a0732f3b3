import { isCalendarDay } from './guatemala-day'

const shape = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * Parses a day typed as day/month/year, also with dots or hyphens, or as `YYYY-MM-DD`. Returns `YYYY-MM-DD`; null if it
 * is not an existing day.
 */
export function parseDayInput(text: string): string | null {
  const [, date, month, year] = shape.exec(text) ?? []
  const day =
    date && month && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isCalendarDay(day) ? day : null
}

/** Formats a day `YYYY-MM-DD` as day/month/year. */
export function formatDayInput(day: string): string {
  return day.split('-').reverse().join('/')
}
