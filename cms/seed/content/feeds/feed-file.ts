import { calendarDay } from '../../seed-day'
import type { FeedSeed } from './feeds'

type Dialect = { product: string; sold: string; closed: string }

const dialects: Record<FeedSeed['name'], Dialect> = {
  Airbnb: {
    product: '-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
    sold: 'Reserved',
    closed: 'Airbnb (Not available)',
  },
  'Booking.com': {
    product: '-//ENGINE//Booking.com v1.0//EN',
    sold: 'CLOSED - Not available',
    closed: 'CLOSED - Not available',
  },
  Vrbo: {
    product: '-//HomeAway.com, Inc.//EN',
    sold: 'Reserved - Marcela',
    closed: 'Blocked',
  },
  Google: {
    product: '-//Google Inc//Google Calendar 70.9054//EN',
    sold: 'Familia Sandoval',
    closed: 'Familia Sandoval',
  },
}

/** The nights of a feed as days, in the order of the file. */
export function fedRanges({ stays }: FeedSeed, today: string) {
  return stays.map(({ arrives, nights, closed = false }) => ({
    startDate: calendarDay(arrives, today),
    endDate: calendarDay(arrives + nights, today),
    closed,
  }))
}

/** The calendar as the other site would serve it. */
export function feedFile(feed: FeedSeed, today: string): string {
  const { product, sold, closed: blocked } = dialects[feed.name]
  const compact = (day: string) => day.replaceAll('-', '')
  const events = fedRanges(feed, today).map(({ startDate, endDate, closed }) => [
    'BEGIN:VEVENT',
    `UID:${feed.house}-${compact(startDate)}@calendars.example`,
    `DTSTAMP:${compact(today)}T060000Z`,
    `DTSTART;VALUE=DATE:${compact(startDate)}`,
    `DTEND;VALUE=DATE:${compact(endDate)}`,
    `SUMMARY:${closed ? blocked : sold}`,
    'END:VEVENT',
  ])
  const head = ['BEGIN:VCALENDAR', `PRODID:${product}`, 'VERSION:2.0', 'CALSCALE:GREGORIAN']
  return [...head, ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
}
