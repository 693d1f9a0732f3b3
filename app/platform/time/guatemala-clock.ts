import { timeZone } from '../../../content-types/time-zone.ts'

const millisecondsPerDay = 86_400_000
const millisecondsPerQuarterHour = 900_000

const format = new Intl.DateTimeFormat('en', {
  timeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
})

/** Day number (whole days since 1970-01-01) and hour from 0 to 23 on a clock in Guatemala. */
export type GuatemalaClock = { day: number; hour: number }

let lastQuarter = NaN
let lastClock: GuatemalaClock = { day: NaN, hour: NaN }

/**
 * Day and hour in Guatemala at a moment (milliseconds since 1970). The offset comes from the time zone database.
 * Formatting is slow and offsets are whole quarters of an hour, so the result for the last quarter is cached. Throws a
 * RangeError for an invalid moment.
 */
export function guatemalaClock(moment: number): GuatemalaClock {
  const quarter = Math.floor(moment / millisecondsPerQuarterHour)
  if (quarter !== lastQuarter) {
    lastClock = readClock(quarter * millisecondsPerQuarterHour)
    lastQuarter = quarter
  }
  return lastClock
}

function readClock(moment: number): GuatemalaClock {
  const parts = format.formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value)
  const midnight = Date.UTC(part('year'), part('month') - 1, part('day'))
  return { day: midnight / millisecondsPerDay, hour: part('hour') }
}
