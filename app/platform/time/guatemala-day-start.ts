import { days, hours } from '~/platform/units/duration'
import { guatemalaClock } from './guatemala-clock'
import { dayNumber } from './guatemala-day'

/** The start of a calendar day `YYYY-MM-DD` in Guatemala. The offset comes from the time zone database. */
export function startOfGuatemalaDay(day: string): Date {
  const number = dayNumber(day)
  const midnight = days(number)
  const atNoon = midnight - offsetFromUtc(midnight + hours(12))
  const dayBefore = midnight - offsetFromUtc(midnight - hours(12))
  // They differ if the clocks change on that day; then one of them is still on the day before.
  const [first, last] = atNoon < dayBefore ? [atNoon, dayBefore] : [dayBefore, atNoon]
  return new Date(guatemalaClock(first).day >= number ? first : last)
}

/** Offset of Guatemala from UTC at a whole hour, in milliseconds; negative. */
function offsetFromUtc(moment: number): number {
  const clock = guatemalaClock(moment)
  return days(clock.day) + hours(clock.hour) - moment
}
