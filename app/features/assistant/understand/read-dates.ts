import { addDays } from '~/platform/time/guatemala-day'
import { dayAfter, dayBefore, year } from './day-patterns'
import { monthOf, monthPattern } from './month-names'
import { extractFirst, type Reading } from './normalize'
import { readNamedDays } from './read-named-days'
import { nightsIn, withoutNights } from './read-nights'
import { readTwoDays, type DaysReading } from './read-two-days'
import type { StayDates } from './understanding'
import { readWeekdays, weekdayPattern } from './read-weekdays'
import { writeDays } from './write-days'
import { day, resolve, stayBetween, type Clock } from './written-day'

/** A weekday in front of a date says nothing more than the date. */
const weekday = new RegExp(` ${weekdayPattern}(?= (?:the )?(?:\\d{1,2} |${monthPattern} \\d))`, 'g')
/** Words of arriving and leaving around two days. */
const comingAndGoing =
  / (?:y |and )?(?:llegamos|llegando|llego|llegada|entrada|salimos|saliendo|salgo|salida|arriving|arrival|arrive|leaving|leave|departure|check ?in|check ?out)(?= )/g

const tonight = / (?:tonight|today|esta noche|hoy)(?= )/
/** "La mañana" and "esta mañana" are mornings. */
const tomorrow = /(?<! (?:la|las|esta|cada|una)) (?:tomorrow|manana|pasado manana)(?= )/

/** What looks like a date and may give no stay; the last pattern has no month. */
const likeDays: readonly RegExp[] = [
  dayAfter,
  dayBefore,
  new RegExp(` (?:in|during|en|durante) ${monthPattern}${year}(?= )`),
  / (?:del (?:[12]?\d|3[01]) al|the (?:[12]?\d|3[01]) (?:to|until|through) the) (?:[12]?\d|3[01])(?= )/,
]

/**
 * The days of a stay, by Guatemala's calendar: two days, a day with nights, days that have a name, or days of the week.
 * A day without a year is the next of its kind. Nights without a day are taken out and say nothing.
 */
export function readDates(sentence: string, clock: Clock): Required<DaysReading> {
  const written = writeDays(sentence)
  const text = written.text.replace(weekday, '')
  const { value, rest, unread = [] } = readStay(text, clock)
  const left = takeLikeDays(rest)
  return {
    value,
    rest: left.rest,
    unread: [
      ...written.unread,
      ...[...unread, ...left.value].map((each) => written.original(each.trim())),
    ],
  }
}

function readStay(text: string, clock: Clock): DaysReading {
  for (const read of [readTwoDays, readNamedDays, readDayWithNights, readWeekdays]) {
    const reading = read(text, clock)
    if (reading) return reading
  }
  return { value: null, rest: withoutNights(text) }
}

function takeLikeDays(text: string): Reading<string[]> {
  const taken = extractFirst(text, likeDays)
  if (!taken) return { value: [], rest: text }
  const { value, rest } = takeLikeDays(taken.rest)
  return { value: [taken.match[0], ...value], rest }
}

/** "10 December for 3 nights", "arriving 10 December, leaving 14 December", "tonight"; a day alone is one night. */
function readDayWithNights(text: string, clock: Clock): Reading<StayDates> | null {
  const nights = nightsIn(text)
  const taken = extractFirst(text, [dayAfter, dayBefore, tonight, tomorrow])
  if (!taken) return null
  const checkIn = dayOf(taken.match, clock)
  if (!checkIn) return null
  const second = nights === null ? extractFirst(taken.rest, [dayAfter, dayBefore]) : null
  const stay = second && stayBetween(checkIn, dayOf(second.match, { ...clock, earliest: checkIn }))
  if (stay) return { value: stay, rest: second.rest.replace(comingAndGoing, '') }
  return {
    value: { checkIn, checkOut: addDays(checkIn, nights ?? 1) },
    rest: withoutNights(taken.rest),
  }
}

function dayOf(match: RegExpExecArray, { today, earliest }: Clock): string | null {
  const words = match[0].trim()
  if (tonight.test(`${match[0]} `)) return today >= earliest ? today : earliest
  if (tomorrow.test(`${match[0]} `)) return addDays(today, words.startsWith('pasado') ? 2 : 1)
  const [, first, second, written] = match
  return resolve(
    monthOf(first) ? day(second, first, written) : day(first, second, written),
    earliest,
  )
}
