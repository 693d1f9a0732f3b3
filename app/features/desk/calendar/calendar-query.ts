import { maxSearchLength } from '~content/limits'
import { isCalendarDay } from '~/platform/time/guatemala-day'

/** Days that the calendar shows at once. */
export const windowLengths = [30, 60] as const

export type CalendarFilters = {
  /** A rental by its name or reference. */
  q: string
  /** Slug of a region, or `region/town`; empty: everywhere. */
  place: string
  /** The first day; empty: today. */
  from: string
  days: (typeof windowLengths)[number]
  /** Of rentals, from 1. */
  page: number
}

/** Reads the query of the calendar; unknown values are ignored. */
export function readCalendarFilters({ url }: Pick<Request, 'url'>): CalendarFilters {
  const query = new URL(url).searchParams
  const place = query.get('place') ?? ''
  const from = query.get('from') ?? ''
  const page = query.get('page') ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    place: /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(place) ? place.slice(0, 200) : '',
    from: isCalendarDay(from) && from < lastDay && from > firstDay ? from : '',
    days: windowLengths.find((days) => String(days) === query.get('days')) ?? 30,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

/** Days beyond are typing errors. */
const [firstDay, lastDay] = ['2000-01-01', '2100-01-01']

/** The parameters of an address with these filters. */
export function calendarAddress({ days, page, ...texts }: CalendarFilters): URLSearchParams {
  const address = new URLSearchParams(Object.entries(texts).filter(([, value]) => value))
  if (days !== 30) address.set('days', String(days))
  if (page > 1) address.set('page', String(page))
  return address
}
