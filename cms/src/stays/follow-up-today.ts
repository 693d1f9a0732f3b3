import { guatemalaDay } from '../records/guatemala-day'
import type { StayRecord } from './stay-record'

/**
 * The follow-up day to set when a guest asks or declines, so that Today and inbox list the stay as due (operations.md
 * §2): today in Guatemala, or the earlier day that it has.
 */
export function followUpToday({ followUpOn }: StayRecord, now = new Date()) {
  const today = guatemalaDay(now)
  return { followUpOn: followUpOn !== null && followUpOn < today ? followUpOn : today }
}
