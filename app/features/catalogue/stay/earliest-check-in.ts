import { stayClockAt } from '~/features/pricing/request/stay-clock'
import { dayOfNumber } from '~/platform/time/guatemala-day'

/**
 * The first day on which a guest can still arrive in Guatemala: today, from the cut-off hour on tomorrow (browsing.md
 * §5).
 */
export function earliestCheckIn(now: Date): string {
  return dayOfNumber(stayClockAt(now).earliestCheckIn)
}
