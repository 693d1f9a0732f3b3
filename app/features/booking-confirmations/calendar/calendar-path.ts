import type { Locale } from '~content/locale'
import { resources } from '~/routing/resources'

/** Where the calendar file of a confirmation is, by the guest's link. */
export function calendarPath(link: string, locale: Locale): string {
  return `/${resources.bookingCalendar.path.replace(':slug', link)}?language=${locale}`
}
