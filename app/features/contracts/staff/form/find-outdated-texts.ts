import { parseDayInput } from '~/platform/time/day-input'

type Texts = Readonly<Record<string, string | undefined>>

const restingTexts = ['property', 'address', 'priceLines'] as const

export type RestingText = (typeof restingTexts)[number]

/** Texts that staff write, and the fields with which they can stop being true. */
const restsOn = {
  property: ['rentalId'],
  address: ['rentalId'],
  priceLines: ['rentalId', 'startDate', 'endDate', 'totalGuests', 'currency'],
} as const satisfies Record<RestingText, readonly string[]>

/** The texts that stand as they were before, while what they rest on has changed. */
export function findOutdatedTexts(before: Texts, now: Texts): RestingText[] {
  const isSame = (name: string) => comparable(before[name]) === comparable(now[name])
  return restingTexts.filter(
    (name) => comparable(now[name]) !== '' && isSame(name) && !restsOn[name].every(isSame),
  )
}

/** A day is the same however it is written; forms send line ends as `\r\n`. */
function comparable(text = ''): string {
  const trimmed = text.replace(/\r\n/g, '\n').trim()
  return parseDayInput(trimmed) ?? trimmed
}
