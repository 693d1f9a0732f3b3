import { addMonths, dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'

/** The calendar goes this far ahead; where a day beyond is chosen already, to the end of the month after that day. */
const monthsAhead = 24

/** The first day of a day's month. */
export function monthOf(day: number): string {
  return `${dayOfNumber(day).slice(0, 7)}-01`
}

/** First and last day that the keyboard reaches. */
export type Reach = { first: number; last: number }

export function reachFrom(today: number, chosen: number | null): Reach {
  const last = dayNumber(addMonths(monthOf(today), monthsAhead + 1)) - 1
  if (chosen === null || chosen <= last) return { first: today, last }
  return { first: today, last: dayNumber(addMonths(monthOf(chosen), 2)) - 1 }
}

/** `count` months in a row, each by its first day. */
export function monthsFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(first, index))
}

/** What the first month on show becomes, so that a day is on show: as it is, or moved no further than needed. */
export function showDay(first: string, count: number, day: number): string {
  const month = monthOf(day)
  if (month < first) return month
  const last = addMonths(first, count - 1)
  return month > last ? addMonths(month, 1 - count) : first
}
