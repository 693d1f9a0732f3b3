import { guatemalaClock } from './guatemala-clock.ts'

const millisecondsPerDay = 86_400_000
const timeOfDayLength = 'T00:00:00.000Z'.length

/** The calendar day `YYYY-MM-DD` in Guatemala at a moment; the offset is the zone database's, never a constant. */
export function guatemalaToday(now: Date): string {
  return dayOfNumber(guatemalaClock(now.getTime()).day)
}

/** Whole days since 1970-01-01, for comparing and subtracting days. The day must be a real one. */
export function dayNumber(day: string): number {
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8))
  return Date.UTC(Number(day.slice(0, 4)), month - 1, date) / millisecondsPerDay
}

/** The day `YYYY-MM-DD` of a day number. */
export function dayOfNumber(number: number): string {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, -timeOfDayLength)
}

/** The number of a calendar day written `YYYY-MM-DD`; null where a text is no day that exists. */
export function findDayNumber(text: string): number | null {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null
  const date = Number(text.slice(8))
  const exists = date >= 1 && date <= lengthOfMonth(Number(text.slice(0, 4)), text.slice(5, 7))
  return exists ? dayNumber(text) : null
}

/** Whether a text is a calendar day that exists, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  return findDayNumber(text) !== null
}

/** Days of a month written `01` to `12`; 0 for any other. */
function lengthOfMonth(year: number, month: string): number {
  switch (month) {
    case '02':
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
    case '04':
    case '06':
    case '09':
    case '11':
      return 30
    default:
      return month >= '01' && month <= '12' ? 31 : 0
  }
}

export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days)
}

/** The same date some months later, clamped to the month's last day (31 Jan + 1 month = 28 or 29 Feb). */
export function addMonths(day: string, months: number): string {
  return dayOfNumber(monthsAfter(dayNumber(day), months))
}

/** As `addMonths`, for day numbers. */
export function monthsAfter(day: number, months: number): number {
  const date = new Date(day * millisecondsPerDay)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + months
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDate)) / millisecondsPerDay
}
