import { guatemalaDay } from '../records/guatemala-day'
import type { StayRecord } from './stay-record'

/**
 * What is set where a guest asks or declines, so that Today and inbox show the stay among the follow-ups that are due
 * (operations.md §2): today in Guatemala, or the earlier day that it has.
 */
export function followUpToday({ followUpOn }: StayRecord, now = new Date()) {
  const today = guatemalaDay(now)
  return { followUpOn: followUpOn !== null && followUpOn < today ? followUpOn : today }
}
