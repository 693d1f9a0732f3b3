import {
  addDays,
  dayNumber,
  dayOfNumber,
  guatemalaToday,
  weekdayOf,
} from '~/platform/time/guatemala-day'

const daysOfWeek = 7
const monday = 1

/** The Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  const number = dayNumber(day)
  return dayOfNumber(number - weekdayOf(number - monday))
}

/** The Mondays of so many weeks, the present one last. */
export function lastWeeks(today: string, count: number): string[] {
  const last = mondayOf(today)
  return Array.from({ length: count }, (_, index) =>
    addDays(last, (index + 1 - count) * daysOfWeek),
  )
}

/** The Monday of the week in Guatemala in which an instant lies. */
export function weekOf(iso: string): string {
  return mondayOf(guatemalaToday(new Date(iso)))
}
