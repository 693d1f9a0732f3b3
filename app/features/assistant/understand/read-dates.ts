import { addDays, dayNumber } from '~/platform/time/guatemala-day'
import { monthOf, monthPattern } from './month-names'
import { christmas, holyWeek, newYear, nextWeekend, thisWeekend } from './named-days'
import { extractFirst, without, type Reading } from './normalize'
import { nightsIn, withoutNights } from './read-nights'
import type { StayDates } from './understanding'
import { writeDays } from './write-days'
import {
  day,
  dayOfMonthBefore,
  dayOfNextMonth,
  isTurnOfMonth,
  resolve,
  type Day,
} from './written-day'

/** Days in Guatemala: the one that it is, and the first on which a guest can still arrive. */
export type Clock = { today: string; earliest: string }

const from = '(?:from |between |del? |desde (?:el )?|entre (?:el )?|el |on |the ){0,3}'
const to =
  ' ?(?:to the|to|until|till|through|and the|and|al|hasta el|hasta|a|y el|y|-) ?(?:el |the )?'
const of = '[ -]?(?:de |of )?'
const year = '(?:,?[ -]?(?:de |del |of )?(20\\d\\d))?'
const date = '(\\d{1,2})'
const month = monthPattern
/** What a number in front of it counts, which is no day then. */
const counted =
  '(?:people|persons?|guests?|adults?|kids?|children|pax|personas?|huespedes|adultos?|ninos?|nights?|noches?|days?|dias?|usd|dolares|quetzales|bed(?:room)?s?|bath(?:room)?s?|rooms?|habitaci(?:on|ones)|cuartos?|dormitorios?|recamaras?|banos?)'
/** Ends a day behind its month: in "frente al mar 4 a 6 personas" and "in May 4 people" there is none. */
const isDay = `(?= (?!(?:(?:-|to|a|or|o|and|y) ?\\d{1,3} )?${counted} ))`
/** Says no more than the date behind it. */
const weekday = new RegExp(
  ` (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?= (?:the )?(?:\\d{1,2} |${monthPattern} \\d))`,
  'g',
)
/** Around two days of which one follows the other. */
const comingAndGoing =
  / (?:y |and )?(?:llegamos|llegando|llego|llegada|entrada|salimos|saliendo|salgo|salida|arriving|arrival|arrive|leaving|leave|departure|check ?in|check ?out)(?= )/g

/** "10 al 14 de diciembre", "from 10 to 14 December". */
const oneMonthAfter = new RegExp(` ${from}${date}${to}${date}${of}${month}${year}(?= )`)
/** "December 10 to 14". */
const oneMonthBefore = new RegExp(` ${from}${month} ${date}${to}${date}${year}${isDay}`)
/** "28 de diciembre al 3 de enero". */
const twoMonthsAfter = new RegExp(
  ` ${from}${date}${of}${month}${year}${to}${date}${of}${month}${year}(?= )`,
)
/** "December 28 to January 3". */
const twoMonthsBefore = new RegExp(
  ` ${from}${month} ${date}${year}${to}${month} ${date}${year}(?= )`,
)
/** "11 de diciembre al 15". */
const bareSecond = new RegExp(
  ` ${from}${date}${of}${month}${year} (?:al|hasta el|hasta|to the|to|until|-) ${date}(?= (?!${counted}|(?:de |of )?${monthPattern} ))`,
)
const dayAfter = new RegExp(` ${from}${date}${of}${month}${year}(?= )`)
const dayBefore = new RegExp(` ${from}${month} ${date}${year}${isDay}`)

const tonight = / (?:tonight|today|esta noche|hoy)(?= )/
/** "La mañana" and "esta mañana" are mornings. */
const tomorrow = /(?<! (?:la|las|esta|cada|una)) (?:tomorrow|manana|pasado manana)(?= )/
const named: readonly [RegExp, (clock: Clock) => StayDates][] = [
  [
    / (?:for |para |the |el ){0,2}(?:next weekend|(?:proximo|siguiente|otro) (?:fin de semana|finde)|(?:fin de semana|finde) que viene)(?= )/,
    ({ today }) => nextWeekend(today),
  ],
  [
    / (?:for |para |the |el ){0,2}(?:this weekend|weekend|este (?:fin de semana|finde)|fin de semana|finde)(?= )/,
    ({ today, earliest }) => {
      const weekend = thisWeekend(today)
      return weekend.checkIn >= earliest ? weekend : nextWeekend(today)
    },
  ],
  [
    / (?:for |para |in |en |during |durante ){0,2}(?:la )?(?:semana santa|holy week|easter(?: week)?|semana mayor)(?= )/,
    ({ earliest }) => holyWeek(earliest),
  ],
  [
    / (?:for |para |in |en |over |at ){0,2}(?:la )?(?:christmas|navidad|xmas)(?= )/,
    ({ earliest }) => christmas(earliest),
  ],
  [
    / (?:for |para |in |en |over |at ){0,2}(?:el )?(?:new year(?: eve)?|new years(?: eve)?|ano nuevo|fin de ano)(?= )/,
    ({ earliest }) => newYear(earliest),
  ],
]

/** Patterns that look like dates; the last one has no month. */
const likeDays: readonly RegExp[] = [
  dayAfter,
  dayBefore,
  new RegExp(` (?:in|during|en|durante) ${monthPattern}${year}(?= )`),
  / (?:del (?:[12]?\d|3[01]) al|the (?:[12]?\d|3[01]) (?:to|until|through) the) (?:[12]?\d|3[01])(?= )/,
]

/** `unread`: phrases that look like dates but give no stay, as they were written. */
type DaysReading = Reading<StayDates | null> & { unread?: string[] }

/**
 * The days of a stay, by Guatemala's calendar: two days, a day with nights, or days that have a name. A day
 * without a year is the next of its kind. Nights without a day are taken out and say nothing.
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
  for (const read of [readTwoDays, readNamedDays, readDayWithNights]) {
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

/** Days in an order that cannot be are taken out, so that neither of them is read alone. */
function readTwoDays(text: string, { earliest }: Clock): DaysReading | null {
  const readers: [RegExp, (groups: (string | undefined)[]) => [Day, Day]][] = [
    [twoMonthsAfter, ([a, b, c, d, e, f]) => [day(a, b, c), day(d, e, f)]],
    [twoMonthsBefore, ([a, b, c, d, e, f]) => [day(b, a, c), day(e, d, f)]],
    [
      bareSecond,
      ([a, m, y, b]) => [day(a, m, y), Number(b) > Number(a) ? day(b, m, y) : dayOfNextMonth(b, m)],
    ],
    [
      oneMonthAfter,
      ([a, b, m, y]) => [isTurnOfMonth(a, b) ? dayOfMonthBefore(a, m) : day(a, m, y), day(b, m, y)],
    ],
    [oneMonthBefore, ([m, a, b, y]) => [day(a, m, y), day(b, m, y)]],
  ]
  let impossible: DaysReading | null = null
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text)
    if (!match) continue
    const [first, second] = withYearOfSecond(read(match.slice(1)))
    const checkIn = resolve(first, earliest)
    const reading = ordered(checkIn, checkIn && resolve(second, checkIn), without(text, match))
    if (reading) return reading
    impossible ??= { value: null, rest: without(text, match), unread: [match[0]] }
  }
  return impossible
}

/** The year behind the second day is that of both, unless New Year lies between them. */
function withYearOfSecond([first, second]: [Day, Day]): [Day, Day] {
  if (first.year !== null || second.year === null) return [first, second]
  const isYearBefore = (first.month ?? 0) > (second.month ?? 0)
  return [{ ...first, year: isYearBefore ? second.year - 1 : second.year }, second]
}

function readNamedDays(text: string, clock: Clock): Reading<StayDates> | null {
  for (const [pattern, days] of named) {
    const match = pattern.exec(text)
    if (match) return { value: days(clock), rest: withoutNights(without(text, match)) }
  }
  return null
}

/** "10 December for 3 nights", "arriving 10 December, leaving 14 December", "tonight"; a day alone is one night. */
function readDayWithNights(text: string, clock: Clock): Reading<StayDates> | null {
  const nights = nightsIn(text)
  const taken = extractFirst(text, [dayAfter, dayBefore, tonight, tomorrow])
  if (!taken) return null
  const checkIn = dayOf(taken.match, clock)
  if (!checkIn) return null
  const second = nights === null ? extractFirst(taken.rest, [dayAfter, dayBefore]) : null
  const both =
    second && ordered(checkIn, dayOf(second.match, { ...clock, earliest: checkIn }), second.rest)
  if (both) return { ...both, rest: both.rest.replace(comingAndGoing, '') }
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

/** Above this houses are let by the month. */
const maxNights = 100

function ordered(
  checkIn: string | null,
  checkOut: string | null,
  rest: string,
): Reading<StayDates> | null {
  if (!checkIn || !checkOut || checkOut <= checkIn) return null
  // "From 14 to 10 December" is a slip and no stay of a year.
  if (dayNumber(checkOut) - dayNumber(checkIn) > maxNights) return null
  return { value: { checkIn, checkOut }, rest }
}
