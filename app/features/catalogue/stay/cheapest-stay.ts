import type { Rental } from '~content/rental'
import { dayNumber } from '~/platform/time/guatemala-day'
import type { Availability } from './availability'
import { stayRequests, type RequestedStay } from './requested-stay'

/** The total of a stay in a rental; NaN if the price is on request. */
type TotalOf = (stay: number, rental: Rental) => number

/** Which of the stays it is, and its total. */
export type Cheapest = { stay: number; total: number }

/**
 * Finds the cheapest of several stays of one length in a rental; among equals the first. A price on request is dearer
 * than any. `possible` has a bit for each stay that can be had.
 *
 * A price depends on the nights alone and on where seasons and promotions begin and end among them. So of stays that
 * lie within the same seasons only one is priced; each stay in which a season begins or ends is. A property test holds
 * this to asking `quote` for every stay.
 */
export function cheapestStay(
  stays: readonly RequestedStay[],
  totalOf: TotalOf,
): (rental: Rental, availability: Availability, possible: number) => Cheapest {
  const first = stays.map(({ checkIn }) => dayNumber(checkIn))
  const last = stays.map(({ checkOut }) => dayNumber(checkOut) - 1)
  const span = [Math.min(...first), Math.max(...last)] as const
  const terms = stays[0]?.by === 'month' ? stays.map(stayRequests) : null
  const priced: number[] = []

  return (rental, availability, possible) => {
    let best: Cheapest | null = null
    priced.length = 0
    // Where the same seasons cover all days of all stays, these cost the same, and the first one is as good as any.
    if (!terms && possible !== 0 && coveringSeasons(availability.seasons, ...span) !== unlike) {
      const stay = 31 - Math.clz32(possible & -possible)
      return { stay, total: totalOf(stay, rental) }
    }
    for (let stay = 0; stay < stays.length; stay++) {
      if (((possible >>> stay) & 1) === 0) continue
      const likeness = terms
        ? (terms[stay]?.(rental)?.months ?? 0)
        : coveringSeasons(availability.seasons, first[stay] ?? 0, last[stay] ?? 0)
      if (likeness !== unlike) {
        if (priced.includes(likeness)) continue
        priced.push(likeness)
      }
      const total = totalOf(stay, rental)
      if (!best || total < best.total || (Number.isNaN(best.total) && !Number.isNaN(total))) {
        best = { stay, total }
      }
    }
    return best ?? { stay: 0, total: NaN }
  }
}

const unlike = -1
const maxSeasons = 31

/** The seasons that cover all nights, as bits; `unlike` where one begins or ends among them. */
function coveringSeasons(seasons: readonly number[], firstNight: number, lastNight: number) {
  let covering = 0
  for (let at = 0; at < seasons.length; at += 2) {
    const from = seasons[at] ?? 0
    const to = seasons[at + 1] ?? 0
    if (to < firstNight || from > lastNight) continue
    if (from > firstNight || to < lastNight || at >= 2 * maxSeasons) return unlike
    covering |= 1 << (at / 2)
  }
  return covering
}
