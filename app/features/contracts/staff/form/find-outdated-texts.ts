import { parseDayInput } from '~/platform/time/day-input'

type Texts = Readonly<Record<string, string | undefined>>

const dependentTexts = ['property', 'address', 'priceLines'] as const

export type DependentText = (typeof dependentTexts)[number]

/** Texts that staff write, and the fields with which they can stop being true. */
const dependsOn = {
  property: ['rentalId'],
  address: ['rentalId'],
  priceLines: ['rentalId', 'startDate', 'endDate', 'totalGuests', 'currency'],
} as const satisfies Record<DependentText, readonly string[]>

/** The texts that stand as they were before, while what they rest on has changed. */
export function findOutdatedTexts(before: Texts, now: Texts): DependentText[] {
  const isSame = (name: string) => comparable(before[name]) === comparable(now[name])
  return dependentTexts.filter(
    (name) => comparable(now[name]) !== '' && isSame(name) && !dependsOn[name].every(isSame),
  )
}

/** A day is the same however it is written; forms send line ends as `\r\n`. */
function comparable(text = ''): string {
  const trimmed = text.replace(/\r\n/g, '\n').trim()
  return parseDayInput(trimmed) ?? trimmed
}
