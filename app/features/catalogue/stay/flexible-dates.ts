import type { SectionKey } from '~content/section-key'
import { addMonths, dayNumber, dayOfNumber, weekdayOf } from '~/platform/time/guatemala-day'

/** How many days a stay may begin earlier or later; 0 means the exact dates. */
export const flexibleDays = [0, 1, 2, 3, 7] as const
export type FlexibleDays = (typeof flexibleDays)[number]

/** Stays that are asked for without dates: Friday to Sunday, 7 nights, and 30 nights or a term of a month. */
const stayLengths = ['weekend', 'week', 'month'] as const
export type StayLength = (typeof stayLengths)[number]

/** By the month nothing shorter is let. */
export function lengthsOfStay(section: SectionKey): readonly StayLength[] {
  return section === 'longTermRentals' ? ['month'] : stayLengths
}

const monthsAhead = 12

/**
 * The months, `YYYY-MM`, in which such a stay can begin: twelve, from the first that still has a weekend on. So
 * none of them is without a stay.
 */
export function flexibleMonths(earliestCheckIn: string): string[] {
  const first = `${dayOfNumber(nextFriday(dayNumber(earliestCheckIn))).slice(0, 7)}-01`
  return Array.from({ length: monthsAhead }, (_, ahead) => addMonths(first, ahead).slice(0, 7))
}

/** The days, as numbers, on which a stay of the length can begin in a month. */
export function checkInsIn(month: string, length: StayLength, earliestCheckIn: string): number[] {
  const first = dayNumber(`${month}-01`)
  const end = dayNumber(addMonths(`${month}-01`, 1))
  const from = Math.max(first, dayNumber(earliestCheckIn))
  const days: number[] = []
  const step = length === 'weekend' ? 7 : 1
  for (let day = length === 'weekend' ? nextFriday(from) : from; day < end; day += step) {
    days.push(day)
  }
  return days
}

const friday = 5

/** The day itself if it is a Friday. */
function nextFriday(day: number): number {
  return day + ((friday - weekdayOf(day) + 7) % 7)
}
