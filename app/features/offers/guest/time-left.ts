import { days, hours, minutes } from '~/platform/units/duration'
import type { TimeLeft } from './shown-offer'

/** In the unit that people would say, rounded down; a day counts as whole in its first hour, too. */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.max(milliseconds, 0)
  if (left >= days(2)) return { unit: 'days', count: Math.floor((left + hours(1)) / days(1)) }
  if (left >= hours(1)) return { unit: 'hours', count: Math.floor(left / hours(1)) }
  return { unit: 'minutes', count: Math.floor(left / minutes(1)) }
}
