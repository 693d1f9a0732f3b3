import { dayNumber, isCalendarDay } from '~/platform/time/guatemala-day'
import { monthOf } from './month-names'
import type { StayDates } from './understanding'

/** Days in Guatemala: today, and the first day on which a guest can still arrive. */
export type Clock = { today: string; earliest: string }

/** A day as it stands in a sentence. `resolve` takes one without a year as the next such day. */
export type Day = { date: number; month: number | null; year: number | null }

export function day(date: string | undefined, month: string | undefined, year?: string): Day {
  return { date: Number(date), month: monthOf(month), year: year ? Number(year) : null }
}

/** True for a range that crosses the end of a month: "28 to 2 January", but not "14 to 10 December". */
export const isTurnOfMonth = (first: string | undefined, second: string | undefined): boolean =>
  Number(first) >= 20 && Number(second) <= 10

export function dayOfNextMonth(date: string | undefined, month: string | undefined): Day {
  const number = monthOf(month)
  return { date: Number(date), month: number && (number % 12) + 1, year: null }
}

export function dayOfMonthBefore(date: string | undefined, month: string | undefined): Day {
  const number = monthOf(month)
  return { date: Number(date), month: number && ((number + 10) % 12) + 1, year: null }
}

/** The day in its year, or the first of its kind from `earliest` on; null if there is none. */
export function resolve({ date, month, year }: Day, earliest: string): string | null {
  if (month === null) return null
  const written = (inYear: number) =>
    `${inYear}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const thisYear = Number(earliest.slice(0, 4))
  const years = year === null ? [thisYear, thisYear + 1] : [year]
  return years.map(written).find((each) => isCalendarDay(each) && each >= earliest) ?? null
}

/** A longer stay is a slip: "from 14 to 10 December" means no stay of a year, and houses are let by the month then. */
const maxNights = 100

/** The stay between two days; null where they are in no order, or too far apart. */
export function stayBetween(checkIn: string | null, checkOut: string | null): StayDates | null {
  if (!checkIn || !checkOut || checkOut <= checkIn) return null
  return dayNumber(checkOut) - dayNumber(checkIn) > maxNights ? null : { checkIn, checkOut }
}
