import type { ReportedNights, TakenKind } from '~content/report'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { groupBy } from './group-by'

/** Nights of a place in a month. */
export type Occupancy = {
  /** `YYYY-MM`. */
  month: string
  /** Document id of the town; null where rentals have none, and in the sum of all. */
  townId: string | null
  /** With those that other sites sold. */
  booked: number
  /** Of these, sold by other sites. */
  elsewhere: number
  /** Nights on offer, without blocked ones. */
  available: number
}

/** The kind that counts where nights of several kinds lie over each other. */
const precedence: Record<TakenKind, number> = { block: 0, elsewhere: 1, booking: 2 }

/**
 * How many nights of each town were booked of those on offer, by month; towns in no order. `from` and `to` are nights.
 */
export function countOccupancy(
  { rentals, taken }: ReportedNights,
  { from, to }: { from: string; to: string },
): Occupancy[] {
  const takenOf = groupBy(taken, ({ rental }) => rental)
  const rows = new Map<string, Occupancy>()
  for (const rental of rentals) {
    const kinds = kindsOf(rental.locked, takenOf.get(rental.id) ?? [], { from, to })
    const first = rental.from > from ? rental.from : from
    for (let number = dayNumber(first); number <= dayNumber(to); number += 1) {
      const kind = kinds.get(number)
      if (kind === 'block') continue
      const month = dayOfNumber(number).slice(0, 7)
      const row = rowOf(rows, month, rental.townId)
      row.available += 1
      if (kind) row.booked += 1
      if (kind === 'elsewhere') row.elsewhere += 1
    }
  }
  return [...rows.values()]
}

type Range = { startDate: string; endDate: string }

/** What each taken night of a rental is, by day number. */
function kindsOf(
  locked: readonly Range[],
  taken: readonly (Range & { kind: TakenKind })[],
  { from, to }: { from: string; to: string },
): Map<number, TakenKind> {
  const all = [...locked.map((range) => ({ ...range, kind: 'block' as const })), ...taken]
  const kinds = new Map<number, TakenKind>()
  for (const { startDate, endDate, kind } of all.toSorted(
    (a, b) => precedence[a.kind] - precedence[b.kind],
  )) {
    const last = dayNumber(endDate < to ? endDate : to)
    for (let at = dayNumber(startDate > from ? startDate : from); at <= last; at += 1) {
      kinds.set(at, kind)
    }
  }
  return kinds
}

function rowOf(rows: Map<string, Occupancy>, month: string, townId: string | null): Occupancy {
  const key = `${month} ${townId}`
  const row = rows.get(key) ?? { month, townId, booked: 0, elsewhere: 0, available: 0 }
  rows.set(key, row)
  return row
}

/** The same for all places of each month. */
export function sumByMonth(rows: readonly Occupancy[], months: readonly string[]): Occupancy[] {
  return months.map((month) => {
    const sum = { month, townId: null, booked: 0, elsewhere: 0, available: 0 }
    for (const row of rows) {
      if (row.month !== month) continue
      sum.booked += row.booked
      sum.elsewhere += row.elsewhere
      sum.available += row.available
    }
    return sum
  })
}

/** From 0 to 1; null where nothing was on offer. */
export function shareOf({ booked, available }: Pick<Occupancy, 'booked' | 'available'>) {
  return available === 0 ? null : booked / available
}
