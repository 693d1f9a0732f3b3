import { cutOffHour } from '../../../../content-types/cut-off.ts'
import { guatemalaClock } from '../../../platform/time/guatemala-clock.ts'

/** Today and the first day on which a guest can still arrive, in day numbers of Guatemala. */
export type StayClock = { today: number; earliestCheckIn: number }

/** Without a time every day is past: no stay is offered while the clock is unknown. */
const noClock: StayClock = { today: Infinity, earliestCheckIn: Infinity }

const isoMoment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

let lastText = ''
let lastClock = noClock

/** The clock of a quote at a moment, given as ISO text or as a date object. */
export function stayClockAt(now: unknown): StayClock {
  if (now instanceof Date) return clockAt(now.getTime())
  if (typeof now !== 'string') return noClock
  // A list asks for many quotes at one moment.
  if (now !== lastText) {
    lastClock = clockAt(momentOf(now))
    lastText = now
  }
  return lastClock
}

function clockAt(moment: number): StayClock {
  if (Number.isNaN(moment)) return noClock
  const { day, hour } = guatemalaClock(moment)
  return { today: day, earliestCheckIn: hour >= cutOffHour ? day + 1 : day }
}

/** Milliseconds since 1970; a time without an offset is UTC, for the machine's own zone must not matter. */
function momentOf(text: string): number {
  const match = isoMoment.exec(text)
  if (!match) return NaN
  const lacksOffset = text.includes('T') && match[1] === undefined
  return Date.parse(lacksOffset ? `${text}Z` : text)
}
