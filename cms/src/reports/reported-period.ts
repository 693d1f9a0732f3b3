import { days } from '../content-types/duration'
import { startOfGuatemalaDay } from '../records/guatemala-day'

/** The moments of these days of Guatemala, both included, as a filter. */
export function reportedPeriod({ from, to }: { from: string; to: string }) {
  return {
    $gte: startOfGuatemalaDay(from),
    $lt: new Date(startOfGuatemalaDay(to).getTime() + days(1)),
  }
}
