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

/** Days written before: a quote writes the same few again and again, and writing one is slow. */
const writtenDays = new Map<number, string>()
const mostWrittenDays = 5000

/** The day `YYYY-MM-DD` of a day number. */
export function dayOfNumber(number: number): string {
  const written = writtenDays.get(number)
  if (written !== undefined) return written
  const day = new Date(number * millisecondsPerDay).toISOString().slice(0, -timeOfDayLength)
  if (writtenDays.size >= mostWrittenDays) writtenDays.clear()
  writtenDays.set(number, day)
  return day
}

/** The number of a calendar day written `YYYY-MM-DD`; null where a text is no day that exists. */
export function findDayNumber(text: string): number | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null
  const year = readDigits(text, 0, 4)
  const month = readDigits(text, 5, 7)
  const date = readDigits(text, 8, 10)
  const exists = year >= firstYear && date >= 1 && date <= lengthOfMonth(year, month)
  return exists ? Date.UTC(year, month - 1, date) / millisecondsPerDay : null
}

/** Years with fewer digits are slips of the keyboard. */
const firstYear = 1000
const zero = '0'.charCodeAt(0)

/** The number that the digits from one place to another make; NaN where one of them is none. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - zero
    if (digit < 0 || digit > 9) return NaN
    number = number * 10 + digit
  }
  return number
}

/** Whether a text is a calendar day that exists, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  return findDayNumber(text) !== null
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of a month from 1 to 12; 0 for any other. */
function lengthOfMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0)
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
