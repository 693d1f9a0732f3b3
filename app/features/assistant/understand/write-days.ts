import { isCalendarDay } from '~/platform/time/guatemala-day'
import { monthName } from './month-names'

const numericDay =
  /(?<=[ -])(?:(?<year>20\d\d)(?<dash>[/.-])(?<month>\d{1,2})\k<dash>(?<date>\d{1,2})|(?<first>\d{1,2})(?<sign>[/.-])(?<second>\d{1,2})(?:\k<sign>(?<end>20\d\d|\d\d))?)(?=[ -])/g

/** "24/12" is a day where words say so; "1/2" of a bath and a guard "24/7" are none. */
const beforeDay =
  / (?:el|al|del|on|from|to|until|till|through|desde|hasta|dia|llega\w*|entrada|salida|salimos|arriv\w+|leav\w+|departure|check[ -]?(?:in|out)) $|\d ?- ?$/
const otherDay = String.raw`\d{1,2}/\d{1,2}(?:/(?:20)?\d\d)?`
const between = ' ?(?:-|to|a|al|y|and|hasta|until|till|through) ?(?:the |el )?'
const afterOther = new RegExp(`${otherDay}${between}$`)
const beforeOther = new RegExp(`^${between}${otherDay}[ -]`)

type Written = {
  text: string
  /** A phrase of the text as it was before. */
  original: (phrase: string) => string
  /** What is no day in any order of its numbers, and was taken out. */
  unread: string[]
}

/**
 * Days in numbers become words that `readDates` knows: "24/12/2026" is "24 december 2026". The day stands before the
 * month, as in forms (leads-and-content.md §5), unless one of them can only be meant the other way round.
 */
export function writeDays(sentence: string): Written {
  const days = [...sentence.matchAll(numericDay)].filter((match) => isDay(match))
  const isMonthFirst = days.some((day) => !exists(day, false) && exists(day, true))
  const written: [words: string, numbers: string][] = []
  const unread: string[] = []
  let text = ''
  let at = 0
  for (const day of days) {
    const words = inWords(day, isMonthFirst)
    if (words) written.push([words, day[0]])
    else unread.push(day[0])
    text += sentence.slice(at, day.index) + (words ?? '|')
    at = day.index + day[0].length
  }
  const original = (phrase: string) =>
    written.reduce(
      (said, [words, numbers]) => said.replace(new RegExp(`\\b${words}\\b`), numbers),
      phrase,
    )
  return { text: text + sentence.slice(at), original, unread }
}

function isDay({ index, input, groups = {}, 0: numbers }: RegExpExecArray): boolean {
  if (groups.year || groups.end) return true
  if (groups.sign !== '/') return false
  const before = input.slice(0, index)
  const after = input.slice(index + numbers.length)
  return beforeDay.test(before) || afterOther.test(before) || beforeOther.test(after)
}

type Parts = { date: number; month: number; year: string | null }

function partsOf({ groups = {} }: RegExpExecArray, isMonthFirst: boolean): Parts {
  const { first, second, end = null } = groups
  if (groups.year) {
    return { date: Number(groups.date), month: Number(groups.month), year: groups.year }
  }
  const [date, month] = isMonthFirst ? [second, first] : [first, second]
  return { date: Number(date), month: Number(month), year: end && end.padStart(4, '20') }
}

function exists(day: RegExpExecArray, isMonthFirst: boolean): boolean {
  const { date, month, year } = partsOf(day, isMonthFirst)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return isCalendarDay(`${year ?? anyLeapYear}-${twoDigits(month)}-${twoDigits(date)}`)
}

/** 29 February without a year exists. */
const anyLeapYear = '2028'

function inWords(day: RegExpExecArray, isMonthFirst: boolean): string | null {
  const { date, month, year } = partsOf(day, isMonthFirst)
  const name = monthName(month)
  return name && `${date} ${name}${year ? ` ${year}` : ''}`
}
