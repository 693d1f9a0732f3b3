/** When something is shown: from its start to its end, both instants in UTC; null if an end is open. */
export type Window = { startDate: string | null; endDate: string | null }

export type WindowState = 'before' | 'open' | 'over'

/** Where a moment lies in a window. Start and end are parts of it (leads-and-content.md §7, `_lte` and `_gte`). */
export function windowState({ startDate, endDate }: Window, now: Date): WindowState {
  if (startDate !== null && now.getTime() < Date.parse(startDate)) return 'before'
  if (endDate !== null && now.getTime() > Date.parse(endDate)) return 'over'
  return 'open'
}

/**
 * The moments at which the state changes. The end itself still belongs to the window, so it is over a
 * millisecond later.
 */
export function windowBoundaries({ startDate, endDate }: Window): Date[] {
  return [
    ...(startDate === null ? [] : [new Date(startDate)]),
    ...(endDate === null ? [] : [new Date(Date.parse(endDate) + 1)]),
  ]
}
