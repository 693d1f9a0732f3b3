import { without } from './normalize'

const nightsPattern = / (?:for |por |x |durante )?(\d{1,2}|one|una|a) (?:nights?|noches?)(?= )/
const daysPattern = / (?:for |por |x |durante )(\d{1,2}) (?:days|dias)(?= )/
const weeksPattern = / (?:for |por )?(\d|one|una|a) (?:weeks?|semanas?)(?= )/

/** An amount of money: with its currency, or of three digits and more that are no year. */
const amountBefore =
  /(?:[$q] ?[\d.,]+|\d ?(?:k|usd|bucks|dollars?|dolares|quetzales)|(?<![\d/.,-])(?!20\d\d$)\d[\d.,]{2,})$/

/** How many nights a sentence speaks of; a week has seven. */
export function nightsIn(text: string): number | null {
  const count = (match: RegExpExecArray) => (/^\d+$/.test(match[1] ?? '') ? Number(match[1]) : 1)
  const nights = nightsPattern.exec(text)
  if (nights && count(nights) > 0 && !isPricePeriod(nights)) return count(nights)
  const days = daysPattern.exec(text)
  if (days && count(days) > 0) return count(days)
  const weeks = weeksPattern.exec(text)
  return weeks && count(weeks) > 0 && !isPriceOfWeek(weeks) ? 7 * count(weeks) : null
}

/** "$200 a night" speaks of a price. */
function isPricePeriod(match: RegExpExecArray): boolean {
  return /^ (?:a|una) /.test(match[0])
}

/** "$500 a week" does as well, "a week in Antigua" does not. */
function isPriceOfWeek(match: RegExpExecArray): boolean {
  return isPricePeriod(match) && amountBefore.test(match.input.slice(0, match.index))
}

/** The sentence without what it says of nights. */
export function withoutNights(text: string): string {
  const nights = nightsPattern.exec(text)
  let rest = nights && !isPricePeriod(nights) ? without(text, nights) : text
  const days = daysPattern.exec(rest)
  if (days) rest = without(rest, days)
  const weeks = weeksPattern.exec(rest)
  return weeks && !isPriceOfWeek(weeks) ? without(rest, weeks) : rest
}
