import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'
import { startOfGuatemalaDay } from '~/platform/time/guatemala-day-start'

/** When a link closes that opens now for so many days: at the end of its last day in Guatemala. */
export function endOfLink(now: Date, linkDays: number): Date {
  return startOfGuatemalaDay(addDays(guatemalaToday(now), linkDays + 1))
}

/** The last day `YYYY-MM-DD` on which a link is open to its end. */
export function lastDayOfLink(expiresAt: string): string {
  return addDays(guatemalaToday(new Date(expiresAt)), -1)
}
