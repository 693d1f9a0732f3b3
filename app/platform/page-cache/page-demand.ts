import { hours } from '~/platform/units/duration'

/** The demand for a page: its hits, of which older ones count less. */
export type PageDemand = {
  /** As of `hitAt`. */
  hits: number
  /** Milliseconds since 1970. */
  hitAt: number
}

/** The time after which a hit counts half. */
const halfLife = hours(1)

/** Hits by now, each counted half as much with every hour since. `now` is in milliseconds. */
export function recentHits({ hits, hitAt }: PageDemand, now: number): number {
  return hits * 2 ** ((hitAt - now) / halfLife)
}

/** Counts a hit. */
export function recordHit(demand: PageDemand, now: number): void {
  demand.hits = recentHits(demand, now) + 1
  demand.hitAt = now
}
