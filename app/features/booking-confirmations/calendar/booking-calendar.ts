import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { timeZone } from '~content/time-zone'
import { findGuatemalaMoment } from '~/platform/time/guatemala-moment'
import { minutes } from '~/platform/units/duration'
import type { ShownBooking, ShownStay } from '../shown-booking'

type About = {
  /** Name of the company that confirms. */
  brand: string
  phone: string
  /** The page of the confirmation, absolute. */
  page: string
  /** Stays the same for a confirmation, so that adding the file again updates its entries. */
  id: string
  /** The site's host, for the ids of entries. */
  host: string
  /** The country of every stay, in the language of the file. */
  country: string
  /** The hours of a stay in words, one a line. */
  hoursOf: (stay: ShownStay) => string[]
}

/**
 * The stays of a confirmation as a calendar file (RFC 5545): from check-in to check-out by a clock in Guatemala, or the
 * nights as whole days where one of the hours is not known. No instructions are in it, nor the way to the house: a
 * calendar is read by more people than its owner.
 */
export function bookingCalendar({ noRequirement, stays }: ShownBooking, about: About): string {
  const calendar = ical({
    name: `${about.brand} · ${noRequirement}`,
    prodId: { company: about.brand, product: 'Booking confirmation' },
    method: ICalCalendarMethod.PUBLISH,
    // The zone belongs to the entries: with one of its own a calendar writes its stamps without zone.
    timezone: { name: null, generator: () => zoneRules(stays[0]?.startDate) },
  })
  stays.forEach((stay, index) => {
    const { name, place, startDate, endDate, hours } = stay
    const hasHours = hours.from !== null && hours.out !== null
    calendar.createEvent({
      id: `${about.id}-${index}@${about.host}`,
      timezone: timeZone,
      start: wallClock(startDate, hours.from),
      // The end of an entry of whole days is the first day that is not part of it.
      end: wallClock(endDate, hours.out),
      allDay: !hasHours,
      summary: [name, about.brand].filter(Boolean).join(' · '),
      location: [name, place, about.country].filter(Boolean).join(', '),
      description: [noRequirement, ...about.hoursOf(stay), about.phone, about.page].join('\n'),
      url: about.page,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  })
  // The last line, too, has to be ended (RFC 5545 §3.1).
  return `${calendar.toString().trimEnd()}\r\n`
}

/** What ical-generator writes as this day and hour: with a zone it reads them by the clock of this process. */
function wallClock(day: string, time: string | null): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number)
  return new Date(year, month - 1, date, hour, minute)
}

/** The zone as it is at the first arrival; the offset is the zone database's. */
function zoneRules(day = '1970-01-01'): string {
  const noon = `${day}T12:00`
  const moment = findGuatemalaMoment(noon) ?? new Date(`${noon}Z`)
  const ahead = Math.round((Date.parse(`${noon}Z`) - moment.getTime()) / minutes(1))
  const pad = (part: number) => String(part).padStart(2, '0')
  const size = Math.abs(ahead)
  const offset = `${ahead < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}
