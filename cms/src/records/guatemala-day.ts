import { timeZone } from '../content-types/time-zone'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The day of a moment in Guatemala: `2026-11-21`. */
export function guatemalaDay(moment: Date): string {
  return dayFormat.format(moment)
}
