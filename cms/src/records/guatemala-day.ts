import { timeZone } from '../content-types/time-zone'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The day of a moment in Guatemala: `2026-11-21`. */
export function guatemalaDay(moment: Date): string {
  return dayFormat.format(moment)
}

/** The moment at which a day `2026-11-21` begins there. Its clocks have not changed since 2006. */
export function startOfGuatemalaDay(day: string): Date {
  return new Date(`${day}T00:00:00-06:00`)
}
