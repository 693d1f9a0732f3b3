import type { ReservationKind } from '~content/reservation-kind'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'

/** What has nights; `dates` are the blocked dates that the rental itself names. */
export type NightSpan = {
  kind: ReservationKind | 'dates'
  startDate: string
  /** The day of departure: the night before it is the last one. */
  endDate: string
  /** The other site closed these nights without a booking. */
  closed: boolean
}

/** Days on which a calendar shows, the first one and how many. */
export type CalendarWindow = { from: string; days: number }

/** Consecutive nights of a rental in one cell: of the same span, or free. */
export type NightRun<Span> = {
  /** Null for free nights. */
  span: Span | null
  /** The first night that the window shows, and the day after the last one. */
  from: string
  to: string
  /** How many halves of a day it covers: nights go from noon to noon. */
  halves: number
  /** The span begins before the window, or ends after it. */
  isCutBefore: boolean
  isCutAfter: boolean
  /** What other sites sold of these nights, too. */
  soldTwice: Span[]
}

/** Reservations of ours never share a night. Those of other sites have what is left, then come blocked dates. */
const rank: Record<NightSpan['kind'], number> = {
  booking: 0,
  hold: 0,
  block: 0,
  import: 1,
  dates: 2,
}

/**
 * Puts the spans of a rental in a row: each night of the window once, from the half of the night before the first day
 * to the half of the last night. That first half stays empty if the night before is free.
 */
export function layOutNights<Span extends NightSpan>(
  spans: readonly Span[],
  { from, days, today }: CalendarWindow & { today: string },
): NightRun<Span>[] {
  const first = dayNumber(from)
  // Free nights that have passed are runs of their own, which nobody can enter any more.
  const edges = [0, dayNumber(today) - first]
  const owners = new Map<number, Span>()
  const soldTwice = new Map<Span, Set<Span>>()
  const byRank = spans.toSorted((one, other) => rank[one.kind] - rank[other.kind])
  for (const span of byRank) {
    const begin = Math.max(dayNumber(span.startDate) - first, -1)
    const end = Math.min(dayNumber(span.endDate) - first, days)
    for (let night = begin; night < end; night += 1) {
      const owner = owners.get(night)
      if (!owner) owners.set(night, span)
      else if (span.kind === 'import' && !span.closed && owner !== span) {
        soldTwice.set(owner, (soldTwice.get(owner) ?? new Set()).add(span))
      }
    }
  }
  const runs: NightRun<Span>[] = []
  for (let night = -1; night < days; night += 1) {
    const span = owners.get(night) ?? null
    const last = runs.at(-1)
    const halves = night === -1 || night === days - 1 ? 1 : 2
    const isSame = last && last.span === span && (span !== null || !edges.includes(night))
    if (isSame) {
      last.halves += halves
      last.to = dayOfNumber(first + night + 1)
    } else {
      runs.push({
        span,
        halves,
        from: dayOfNumber(first + night),
        to: dayOfNumber(first + night + 1),
        isCutBefore: span !== null && dayNumber(span.startDate) < first,
        isCutAfter: span !== null && dayNumber(span.endDate) >= first + days,
        soldTwice: span ? [...(soldTwice.get(span) ?? [])] : [],
      })
    }
  }
  return runs
}
