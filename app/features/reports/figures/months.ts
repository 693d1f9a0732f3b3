import { addMonths, guatemalaToday } from '~/platform/time/guatemala-day'

/** The months `YYYY-MM` from one day to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const last = to.slice(0, 7)
  const months: string[] = []
  for (let day = `${from.slice(0, 7)}-01`; day.slice(0, 7) <= last; day = addMonths(day, 1)) {
    months.push(day.slice(0, 7))
  }
  return months
}

/** The month in Guatemala in which an instant lies. */
export function monthOf(iso: string): string {
  return guatemalaToday(new Date(iso)).slice(0, 7)
}
