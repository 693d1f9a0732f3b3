import { getMonthDays } from '@mantine/dates'
import { dayNumber } from '~/platform/time/guatemala-day'

/**
 * The weeks of a month as day numbers; days of the months beside it are null. `month` is any day of it and
 * `firstWeekday` 0 for Sunday. Only the names of days are taken from the date library, never a moment, so no
 * time zone changes anything.
 */
export function monthWeeks(month: string, firstWeekday: 0 | 1): (number | null)[][] {
  const weeks = getMonthDays({ month, firstDayOfWeek: firstWeekday, consistentWeeks: false })
  return weeks.map((week) =>
    week.map((day) => (day.slice(0, 7) === month.slice(0, 7) ? dayNumber(day) : null)),
  )
}
