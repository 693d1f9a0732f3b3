import type { DayRange } from '../listing-detail'

type Calendar = { today: string; lockDates: DayRange[]; availableAfter: string | null }

/** Whether a night can be had: over, taken (a locked night, or before the place is free), or free. */
export function dayState(day: string, calendar: Calendar): 'past' | 'taken' | 'free' {
  if (day < calendar.today) return 'past'
  if (calendar.availableAfter !== null && day < calendar.availableAfter) return 'taken'
  const locked = calendar.lockDates.some((range) => day >= range.startDate && day <= range.endDate)
  return locked ? 'taken' : 'free'
}
