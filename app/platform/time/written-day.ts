import { isCalendarDay } from './guatemala-day'

const shape = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * The day `YYYY-MM-DD` that somebody wrote as day/month/year, also with dots or hyphens; null where that is
 * no day that exists. The way in which programs write days is understood as well.
 */
export function findWrittenDay(text: string): string | null {
  const [, date, month, year] = shape.exec(text) ?? []
  const day =
    date && month && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isCalendarDay(day) ? day : null
}

/** A day `YYYY-MM-DD` as day/month/year. */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/')
}
