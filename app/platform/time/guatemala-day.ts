import { guatemalaClock } from './guatemala-clock.ts'

const millisecondsPerDay = 86_400_000
const timeOfDayLength = 'T00:00:00.000Z'.length

/** The calendar day `YYYY-MM-DD` in Guatemala at a moment. The offset comes from the time zone database. */
export function guatemalaToday(now: Date): string {
  return dayOfNumber(guatemalaClock(now.getTime()).day)
}

/** Days since 1970-01-01. The day must exist. */
export function dayNumber(day: string): number {
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8))
  return Date.UTC(Number(day.slice(0, 4)), month - 1, date) / millisecondsPerDay
}

/** The weekday of a day number, from Sunday (0) to Saturday (6): day 0, 1970-01-01, was a Thursday. */
export function weekdayOf(number: number): number {
  return (number + 4) % 7
}

/** Cache: formatting is slow, and a quote formats the same few days repeatedly. */
const formattedDays = new Map<number, string>()
const maxFormattedDays = 5000

/** The day `YYYY-MM-DD` of a day number. */
export function dayOfNumber(number: number): string {
  const written = formattedDays.get(number)
  if (written !== undefined) return written
  const day = new Date(number * millisecondsPerDay).toISOString().slice(0, -timeOfDayLength)
  if (formattedDays.size >= maxFormattedDays) formattedDays.clear()
  formattedDays.set(number, day)
  return day
}

/** The day number of a text `YYYY-MM-DD`; null if it is not an existing day. */
export function findDayNumber(text: string): number | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null
  const year = readDigits(text, 0, 4)
  const month = readDigits(text, 5, 7)
  const date = readDigits(text, 8, 10)
  const exists = year >= firstYear && date >= 1 && date <= lengthOfMonth(year, month)
  return exists ? Date.UTC(year, month - 1, date) / millisecondsPerDay : null
}

/** Smaller years are typing errors. */
const firstYear = 1000
const zero = '0'.charCodeAt(0)

/** Parses the digits of a text from one index to another; NaN if there is another character. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - zero
    if (digit < 0 || digit > 9) return NaN
    number = number * 10 + digit
  }
  return number
}

/** Whether a text is an existing calendar day `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  return findDayNumber(text) !== null
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of a month from 1 to 12; 0 for any other. */
function lengthOfMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0)
}

/** The day some days later, both as `YYYY-MM-DD`; earlier for a negative number. */
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
