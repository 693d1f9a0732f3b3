import type { CalendarDays } from './use-calendar-days'
import type { Reach } from './shown-months'

/** Where the focus begins in a calendar in which nothing is chosen: the first day that can be picked. */
export function firstOpenDay({ viewOf, chosen, step }: CalendarDays, reach: Reach): number {
  const from = step === 'checkOut' && chosen.start !== null ? chosen.start : reach.first
  for (let day = from; day <= reach.last; day++) if (viewOf(day).reason === null) return day
  return reach.first
}
