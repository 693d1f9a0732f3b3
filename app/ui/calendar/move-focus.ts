import { addMonths, dayNumber, dayOfNumber, weekdayOf } from '~/platform/time/guatemala-day'
import type { Reach } from './shown-months'

const daysPerWeek = 7

/**
 * Where a key takes the focus in the grid of days, within its reach; null for a key that moves nothing.
 * Arrows by day and week, Home and End to the ends of the week, Page Up and Page Down by month.
 */
export function moveFocus(
  key: string,
  day: number,
  { reach, firstWeekday }: { reach: Reach; firstWeekday: 0 | 1 },
): number | null {
  const target = targetOf(key, day, firstWeekday)
  return target === null ? null : Math.min(Math.max(target, reach.first), reach.last)
}

function targetOf(key: string, day: number, firstWeekday: 0 | 1): number | null {
  const column = weekdayOf(day - firstWeekday)
  switch (key) {
    case 'ArrowLeft':
      return day - 1
    case 'ArrowRight':
      return day + 1
    case 'ArrowUp':
      return day - daysPerWeek
    case 'ArrowDown':
      return day + daysPerWeek
    case 'Home':
      return day - column
    case 'End':
      return day - column + daysPerWeek - 1
    case 'PageUp':
      return monthsFromDay(day, -1)
    case 'PageDown':
      return monthsFromDay(day, 1)
    default:
      return null
  }
}

function monthsFromDay(day: number, months: number): number {
  return dayNumber(addMonths(dayOfNumber(day), months))
}
