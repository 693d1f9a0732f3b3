import ICAL from 'ical.js'
import { addDays } from '~/platform/time/guatemala-day'
import { listOccurrences, TooManyOccurrences } from './list-occurrences'
import { selectLines } from './select-lines'
import { toRanges, type FeedRange, type Stay } from './to-ranges'

/** The first and the last night that counts, both `YYYY-MM-DD`. */
export type Window = { from: string; to: string }

type CalendarAnswer =
  | { outcome: 'read'; events: number; ranges: FeedRange[] }
  | { outcome: 'failed'; problem: 'notACalendar' | 'tooManyEvents' }

const maxEvents = 5_000
/** Nights. */
const maxStayNights = 400

/**
 * What a calendar file of another site says about the nights of a rental. Cancelled events and those that leave their
 * time free take none. One event that cannot be read fails the file: its nights would be sold otherwise.
 */
export function readCalendar(file: string, window: Window): CalendarAnswer {
  const selected = selectLines(file)
  if (!selected) return { outcome: 'failed', problem: 'notACalendar' }
  if (selected.events > maxEvents) return { outcome: 'failed', problem: 'tooManyEvents' }
  try {
    const stays = listStays(selected.text, window)
    // A stay that goes on keeps its first night, so that it is the same stay on every day.
    const ranges = toRanges(stays, { ...window, from: addDays(window.from, -maxStayNights) })
    return {
      outcome: 'read',
      events: selected.events,
      ranges: ranges.filter(({ endDate }) => endDate > window.from),
    }
  } catch (error) {
    const problem = error instanceof TooManyOccurrences ? 'tooManyEvents' : 'notACalendar'
    return { outcome: 'failed', problem }
  }
}

function listStays(text: string, window: Window): Stay[] {
  const parsed: unknown = ICAL.parse(text)
  // Several calendars in one file are a list.
  const roots = Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed
  if (!Array.isArray(roots)) throw new Error('No calendar')
  const budget = { left: 20_000 }
  return roots.flatMap((root: unknown[]) => {
    const calendar = new ICAL.Component(root)
    if (wordOf(calendar, 'method') === 'CANCEL') return []
    const events = calendar.getAllSubcomponents('vevent')
    const moved = movedOccurrences(events)
    return events.flatMap((event) => {
      const isFree =
        wordOf(event, 'status') === 'CANCELLED' || wordOf(event, 'transp') === 'TRANSPARENT'
      if (isFree) return []
      const closed = isClosed(wordOf(event, 'summary'))
      const skip = event.hasProperty('recurrence-id') ? [] : (moved.get(uidOf(event)) ?? [])
      return listOccurrences(event, { skip, window, budget }).map((days) => ({ ...days, closed }))
    })
  })
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')
const wordOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase()

/** Single occurrences that another event of the same id replaces. An event without an id replaces none. */
function movedOccurrences(events: ICAL.Component[]): Map<string, ICAL.Property[]> {
  const moved = new Map<string, ICAL.Property[]>()
  for (const event of events) {
    const id = event.getFirstProperty('recurrence-id')
    const uid = uidOf(event)
    if (!id || uid === '') continue
    moved.set(uid, [...(moved.get(uid) ?? []), id])
  }
  return moved
}

/**
 * Whether an event closes nights without a booking: "Airbnb (Not available)", "Blocked" of Vrbo, "Closed period" of
 * Lodgify. Booking.com writes "CLOSED - Not available" for both, which counts as a stay.
 */
function isClosed(summary: string): boolean {
  return (
    /NOT AVAILABLE|UNAVAILABLE|BLOCKED|CLOSED PERIOD|NO DISPONIBLE|BLOQUEAD/.test(summary) &&
    !/^CLOSED -/.test(summary)
  )
}
