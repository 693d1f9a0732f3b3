import ICAL from 'ical.js'
import { timeZone } from '~content/time-zone'
import { findZoneClock, getZoneClock, utc, type ZoneClock } from '~/platform/time/zone-clock'
import { days } from '~/platform/units/duration'

/** Arrival and departure. */
export type EventDates = { startDate: string; endDate: string }

/** The events have more occurrences than we expand; the nights of the rest would be offered as free. */
export class TooManyOccurrences extends Error {}

type Options = {
  /** Occurrences that other events replace. */
  skip: readonly ICAL.Property[]
  window: { from: string; to: string }
  /** How many occurrences all events of the file may have, those before the window included. */
  budget: { left: number }
}

const dayLength = days(1)
/** The clock by which the nights of rentals are counted, and that of times without a zone. */
const local = () => getZoneClock(timeZone)

/**
 * The stays of an event until the end of the window, by the days in Guatemala on which they begin and end. A time of
 * day takes no night unless midnight lies in it. Throws `TooManyOccurrences` beyond the budget, and an `Error` for what
 * cannot be read.
 */
export function listOccurrences(
  event: ICAL.Component,
  { skip, window, budget }: Options,
): EventDates[] {
  const start = event.getFirstProperty('dtstart')
  const first = start?.getFirstValue()
  if (!start || !(first instanceof ICAL.Time)) throw new Error('An event has no start')
  const clock = clockOf(start)
  const length = lengthOf(event, start)
  const skipped = new Set(
    [...event.getAllProperties('exdate'), ...skip].flatMap((property) =>
      timesOf(property).map((time) => keyOf(time, clockOf(property), first.isDate)),
    ),
  )
  // A whole day that is skipped skips each time of that day.
  const isSkipped = (time: ICAL.Time, own: ZoneClock) =>
    [first.isDate, true].some((byDay) => skipped.has(keyOf(time, own, byDay)))
  const latest = Date.parse(window.to) + dayLength
  const stays: EventDates[] = []
  for (const { time, zone } of startsOf(event, start, latest)) {
    if ((budget.left -= 1) < 0) throw new TooManyOccurrences()
    if (isSkipped(time, zone ?? clock)) continue
    const stay = first.isDate
      ? between(wallOf(time), wallOf(time) + Math.max(length, dayLength))
      : timedStay(wallOf(time), length, zone ?? clock)
    if (stay.endDate > window.from && stay.startDate < stay.endDate) stays.push(stay)
  }
  return stays
}

type Start = { time: ICAL.Time; zone?: ZoneClock }

/** The starts in the order of the rule, then the added ones. Ends at `latest`, milliseconds on the event's clock. */
function* startsOf(event: ICAL.Component, start: ICAL.Property, latest: number): Generator<Start> {
  const [first] = timesOf(start)
  if (!first) throw new Error('An event has no start')
  const isPast = (time: ICAL.Time) => wallOf(time) > latest
  // One that replaces an occurrence is single, whatever rule was copied with it.
  const rules = event.hasProperty('recurrence-id') ? [] : event.getAllProperties('rrule')
  if (rules.length === 0 && !isPast(first)) yield { time: first }
  for (const rule of rules.map((property) => property.getFirstValue())) {
    if (!(rule instanceof ICAL.Recur)) throw new Error('A rule cannot be read')
    const until = rule.until
    if (until && until.zone === ICAL.Timezone.utcTimezone && !first.isDate) {
      rule.until = timeOf(clockOf(start).toWall(wallOf(until)))
    }
    const floating = first.isDate ? first : timeOf(wallOf(first))
    const iterator = rule.iterator(floating)
    // Its type does not say that a rule ends.
    const next = (): ICAL.Time | null => iterator.next()
    for (let time = next(); time && !isPast(time); time = next()) {
      yield { time: time.clone() }
    }
  }
  for (const property of event.getAllProperties('rdate')) {
    for (const time of timesOf(property)) if (!isPast(time)) yield { time, zone: clockOf(property) }
  }
}

function timeOf(wall: number): ICAL.Time {
  const date = new Date(wall)
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: false,
  }
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone)
}

function timesOf(property: ICAL.Property): ICAL.Time[] {
  return property.getValues().map((value: unknown) => {
    if (value instanceof ICAL.Period) return value.start
    if (value instanceof ICAL.Time) return value
    throw new Error('A time cannot be read')
  })
}

/** What its clock shows, as if it were UTC. */
function wallOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number {
  const wall = isDate
    ? Date.UTC(year, month - 1, day)
    : Date.UTC(year, month - 1, day, hour, minute, second)
  if (Number.isNaN(wall)) throw new Error('A time is not on the calendar')
  return wall
}

/** How two times are compared: whole days by the day, times of day by the moment. */
function keyOf(time: ICAL.Time, clock: ZoneClock, byDay: boolean): number {
  const wall = wallOf(time)
  return byDay || time.isDate ? Math.floor(wall / dayLength) : clock.toMoment(wall)
}

/** Milliseconds from start to end. */
function lengthOf(event: ICAL.Component, start: ICAL.Property): number {
  const [first] = timesOf(start)
  const end = event.getFirstProperty('dtend')
  const [last] = end ? timesOf(end) : []
  if (end && first && last) {
    if (first.isDate || last.isDate) return wallOf(last) - wallOf(first)
    return clockOf(end).toMoment(wallOf(last)) - clockOf(start).toMoment(wallOf(first))
  }
  const duration = event.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0
}

function timedStay(wall: number, length: number, clock: ZoneClock): EventDates {
  const start = clock.toMoment(wall)
  const end = start + length
  // Whole days that were written as midnights of UTC mean the days. In other zones they are times: 18:00 in Guatemala.
  const areDays = clock === utc && start % dayLength === 0 && end % dayLength === 0
  if (length > 0 && areDays) return between(start, end)
  return between(local().toWall(start), local().toWall(end))
}

function between(start: number, end: number): EventDates {
  return { startDate: dayOf(start), endDate: dayOf(end) }
}

const dayOf = (wall: number) => new Date(wall).toISOString().slice(0, 10)

/**
 * The clock of a property. A name of the time zone database counts more than the rules that the file brings for it,
 * which are often wrong.
 */
function clockOf(property: ICAL.Property): ZoneClock {
  const value: unknown = property.getFirstValue()
  const zone = value instanceof ICAL.Time ? value.zone : null
  if (zone === ICAL.Timezone.utcTimezone) return utc
  const name = property.getFirstParameter('tzid')
  const known = name ? findZoneClock(name) : null
  if (known) return known
  if (!zone || zone === ICAL.Timezone.localTimezone) return local()
  const offset = (wall: number) => zone.utcOffset(timeOf(wall)) * 1000
  return {
    toMoment: (wall) => wall - offset(wall),
    toWall: (moment) => moment + offset(moment),
  }
}
