import { days, hours } from '~/platform/units/duration'
import { guatemalaClock } from './guatemala-clock'
import { dayNumber } from './guatemala-day'

/** The moment with which a calendar day `YYYY-MM-DD` begins in Guatemala; the offset is the zone database's. */
export function startOfGuatemalaDay(day: string): Date {
  const number = dayNumber(day)
  const midnight = days(number)
  const atNoon = midnight - aheadOfUtc(midnight + hours(12))
  const dayBefore = midnight - aheadOfUtc(midnight - hours(12))
  // They differ where clocks change with the day; then one of them is still the evening before.
  const [first, last] = atNoon < dayBefore ? [atNoon, dayBefore] : [dayBefore, atNoon]
  return new Date(guatemalaClock(first).day >= number ? first : last)
}

/** What a clock in Guatemala is ahead of UTC at a whole hour, in milliseconds; less than nothing there. */
function aheadOfUtc(moment: number): number {
  const clock = guatemalaClock(moment)
  return days(clock.day) + hours(clock.hour) - moment
}
