import { counted, date, from, notCounting, of, to, year } from './day-patterns'
import { monthPattern } from './month-names'
import { without, type Reading } from './normalize'
import type { StayDates } from './understanding'
import {
  day,
  dayOfMonthBefore,
  dayOfNextMonth,
  isTurnOfMonth,
  resolve,
  stayBetween,
  type Clock,
  type Day,
} from './written-day'

/** `unread`: phrases that look like dates but give no stay, as they were written. */
export type DaysReading = Reading<StayDates | null> & { unread?: string[] }

/** "10 al 14 de diciembre", "from 10 to 14 December". */
const oneMonthAfter = new RegExp(` ${from}${date}${to}${date}${of}${monthPattern}${year}(?= )`)
/** "December 10 to 14". */
const oneMonthBefore = new RegExp(
  ` ${from}${monthPattern} ${date}${to}${date}${year}${notCounting}`,
)
/** "28 de diciembre al 3 de enero". */
const twoMonthsAfter = new RegExp(
  ` ${from}${date}${of}${monthPattern}${year}${to}${date}${of}${monthPattern}${year}(?= )`,
)
/** "December 28 to January 3". */
const twoMonthsBefore = new RegExp(
  ` ${from}${monthPattern} ${date}${year}${to}${monthPattern} ${date}${year}(?= )`,
)
/** "11 de diciembre al 15". */
const bareSecond = new RegExp(
  ` ${from}${date}${of}${monthPattern}${year} (?:al|hasta el|hasta|to the|to|until|-) ${date}(?= (?!${counted}|(?:de |of )?${monthPattern} ))`,
)

/**
 * The first and last day of a stay, each written out; null if a text names no two days. Days in an order that cannot be
 * are taken out (`unread`), so that neither of them is read alone.
 */
export function readTwoDays(text: string, { earliest }: Clock): DaysReading | null {
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
    const stay = stayBetween(checkIn, checkIn && resolve(second, checkIn))
    const rest = without(text, match)
    if (stay) return { value: stay, rest }
    impossible ??= { value: null, rest, unread: [match[0]] }
  }
  return impossible
}

/** The year behind the second day is that of both, unless New Year lies between them. */
function withYearOfSecond([first, second]: [Day, Day]): [Day, Day] {
  if (first.year !== null || second.year === null) return [first, second]
  const isYearBefore = (first.month ?? 0) > (second.month ?? 0)
  return [{ ...first, year: isYearBefore ? second.year - 1 : second.year }, second]
}
