import { days } from '~/platform/units/duration'
import type { EventDates } from './list-occurrences'

export type Stay = EventDates & {
  /** The other site closed these nights without a booking. */
  closed: boolean
}

/** Arrival and departure of a stay that has its nights alone. */
export type FeedRange = Stay

const dayLength = days(1)
const numberOf = (day: string) => Date.parse(day) / dayLength
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)

/**
 * The stays inside of the window, each night in one of them: a stay takes a night before what is merely closed, and the
 * earlier one before the later. Stays that only touch remain two.
 */
export function toRanges(
  stays: readonly Stay[],
  window: { from: string; to: string },
): FeedRange[] {
  const [from, to] = [numberOf(window.from), numberOf(window.to)]
  const owners = new Array<Stay | undefined>(to - from + 1).fill(undefined)
  const sorted = [...stays].sort(
    (a, b) => Number(a.closed) - Number(b.closed) || a.startDate.localeCompare(b.startDate),
  )
  for (const stay of sorted) {
    const last = Math.min(numberOf(stay.endDate) - 1, to)
    for (let night = Math.max(numberOf(stay.startDate), from); night <= last; night += 1) {
      owners[night - from] ??= stay
    }
  }
  const ranges: FeedRange[] = []
  let before: Stay | undefined
  owners.forEach((owner, index) => {
    const last = ranges.at(-1)
    const next = dayOf(from + index + 1)
    if (owner && owner === before && last) last.endDate = next
    else if (owner) {
      ranges.push({ startDate: dayOf(from + index), endDate: next, closed: owner.closed })
    }
    before = owner
  })
  return ranges
}
