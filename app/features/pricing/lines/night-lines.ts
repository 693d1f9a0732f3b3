import type { NightPart } from './night-parts.ts'
import { rateLine, type PricedLine } from './priced-line.ts'
import type { StayDays } from '../check/stay-days.ts'

/** One line for consecutive nights of one rate (pricing.md, "Lines" 1). */
export function nightLines(parts: readonly NightPart[]): PricedLine[] {
  const runs: { days: StayDays; rate: number }[] = []
  for (const { days, rate } of parts) {
    const last = runs.at(-1)
    if (last?.rate === rate) last.days = { start: last.days.start, end: days.end }
    else runs.push({ days, rate })
  }
  return runs.map(({ days, rate }) => rateLine('night', days.end - days.start, rate, days))
}
