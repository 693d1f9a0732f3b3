import { days } from '../content-types/duration'
/** Guatemala is six hours behind all year since 2006. */
const startOfDay = (day: string) => new Date(`${day}T06:00:00.000Z`)

/** The moments of these days of Guatemala, both included, as a filter. */
export function reportedPeriod({ from, to }: { from: string; to: string }) {
  return { $gte: startOfDay(from), $lt: new Date(startOfDay(to).getTime() + days(1)) }
}
