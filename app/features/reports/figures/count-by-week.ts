import type { ReportedStay } from '~content/report'
import { weekOf } from './weeks'

export type WeekCounts = {
  /** What is counted apart, the most frequent first. */
  keys: string[]
  /** A row a week, the earliest first; `counts` in the order of `keys`. */
  rows: { week: string; counts: number[]; total: number }[]
}

/** More keys than these are counted together, as `other`. */
const maxKeys = 6
export const otherKey = 'other'

/** Inquiries a week by what `keyOf` says of them. */
export function countByWeek(
  stays: readonly ReportedStay[],
  weeks: readonly string[],
  keyOf: (stay: ReportedStay) => string,
): WeekCounts {
  const totals = new Map<string, number>()
  for (const stay of stays) totals.set(keyOf(stay), (totals.get(keyOf(stay)) ?? 0) + 1)
  const ranked = [...totals]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .map(([key]) => key)
  const own = ranked.filter((key) => key !== otherKey).slice(0, maxKeys)
  const keys = ranked.length > own.length ? [...own, otherKey] : own
  const rows = weeks.map((week) => ({ week, counts: keys.map(() => 0), total: 0 }))
  const rowOf = new Map(rows.map((row) => [row.week, row]))
  for (const stay of stays) {
    const row = rowOf.get(weekOf(stay.receivedAt))
    if (!row) continue
    const at = keys.indexOf(keyOf(stay))
    const place = at < 0 ? keys.length - 1 : at
    row.counts[place] = (row.counts[place] ?? 0) + 1
    row.total += 1
  }
  return { keys, rows }
}

/** Where an inquiry came from: its campaign, a landing page, another site by its host, or nothing that was told. */
export function sourceOf({ campaign, isLanding }: ReportedStay): string {
  if (campaign.source) return campaign.source.trim().toLowerCase().slice(0, 60)
  if (isLanding) return 'landing'
  const { referrer } = campaign
  if (!referrer || !URL.canParse(referrer)) return 'direct'
  return new URL(referrer).hostname.replace(/^www\./, '') || 'direct'
}
