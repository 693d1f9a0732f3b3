import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { addDays } from '~/platform/time/guatemala-day'
import type { ShownBooking } from './shown-booking'

type About = {
  /** Of the house that confirms. */
  brand: string
  phone: string
  /** The page of the confirmation, absolute. */
  page: string
  /** What makes the entries the same ones when they are added again. */
  id: string
  /** The site's host, for the ids of entries. */
  host: string
}

/**
 * The stays of a confirmation as a calendar file (RFC 5545): whole days from arrival to the day of departure. No
 * instructions are in it: a calendar is read by more people than its owner.
 */
export function bookingCalendar({ noRequirement, stays }: ShownBooking, about: About): string {
  const calendar = ical({
    name: `${about.brand} · ${noRequirement}`,
    prodId: { company: about.brand, product: 'Booking confirmation' },
    method: ICalCalendarMethod.PUBLISH,
  })
  stays.forEach(({ name, startDate, endDate }, index) => {
    calendar.createEvent({
      id: `${about.id}-${index}@${about.host}`,
      // Midnight by this process's clock: an entry of whole days is written with its date alone.
      start: dayOf(startDate),
      // The end of an entry is the first day that is not part of it.
      end: dayOf(addDays(endDate, 1)),
      allDay: true,
      summary: [name, about.brand].filter(Boolean).join(' · '),
      description: `${noRequirement}\n${about.phone}\n${about.page}`,
      url: about.page,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  })
  return calendar.toString()
}

function dayOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
