import ical, { ICalCalendarMethod } from 'ical-generator'
import type { CalendarExport } from '~content/calendar-feed'

type About = {
  brand: string
  /** The site's host, for the ids of events. */
  host: string
  /** What an event says: that the nights are taken, not by whom or why. */
  summary: string
  now: Date
}

/** The nights that are taken as events of whole days (RFC 5545). The same nights give the same file all day. */
export function exportCalendar({ id, ranges }: CalendarExport, about: About): string {
  const { brand, host, summary, now } = about
  const calendar = ical({
    name: brand,
    prodId: { company: brand, product: 'Availability' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const stamp = new Date(now)
  stamp.setUTCHours(0, 0, 0, 0)
  for (const { startDate, endDate } of ranges) {
    calendar.createEvent({
      id: `${id}-${startDate}@${host}`,
      start: localMidnight(startDate),
      end: localMidnight(endDate),
      allDay: true,
      stamp,
      summary,
    })
  }
  // The last line, too, has to be ended (RFC 5545 §3.1).
  return `${calendar.toString().trimEnd()}\r\n`
}

/** ical-generator reads days by the clock of this process. */
function localMidnight(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
