import { without } from './normalize'

const nightsPattern = / (?:for |por |x |durante )?(\d{1,2}|one|una|a) (?:nights?|noches?)(?= )/
const daysPattern = / (?:for |por |x |durante )(\d{1,2}) (?:days|dias)(?= )/
const weeksPattern = / (?:for |por )?(\d|one|una|a) (?:weeks?|semanas?)(?= )/

/** How many nights a sentence speaks of; a week has seven. */
export function nightsIn(text: string): number | null {
  const count = (match: RegExpExecArray) => (/^\d+$/.test(match[1] ?? '') ? Number(match[1]) : 1)
  const nights = nightsPattern.exec(text)
  if (nights && count(nights) > 0 && !isPricePeriod(nights)) return count(nights)
  const days = daysPattern.exec(text)
  if (days && count(days) > 0) return count(days)
  const weeks = weeksPattern.exec(text)
  return weeks && count(weeks) > 0 ? 7 * count(weeks) : null
}

/** "$200 a night" speaks of a price. */
function isPricePeriod(match: RegExpExecArray): boolean {
  return /^ (?:a|una) /.test(match[0])
}

/** The sentence without what it says of nights. */
export function withoutNights(text: string): string {
  const nights = nightsPattern.exec(text)
  let rest = nights && !isPricePeriod(nights) ? without(text, nights) : text
  for (const pattern of [daysPattern, weeksPattern]) {
    const match = pattern.exec(rest)
    if (match) rest = without(rest, match)
  }
  return rest
}
