import type { ReportedStay } from '~content/report'
import { reportedStages, type StayStage } from '~content/stay-stage'
import { minutes } from '~/platform/units/duration'
import { percentile } from './percentile'

type Step = {
  stage: 'new' | (typeof reportedStages)[number]
  /** Stays that got so far. */
  count: number
  /** Of all that came, from 0 to 1. */
  share: number
  /** Minutes since the step before, half of the stays were faster; null if nothing is known. */
  median: number | null
}

/** Stages that come after all of these. */
const stagesBeyond: readonly StayStage[] = ['confirmed', 'arrived', 'finished', 'reviewed']

/** Whether a stay got so far. A stage that was left out counts as reached. */
export function hasReached(
  { stage, reached }: ReportedStay,
  wanted: (typeof reportedStages)[number],
): boolean {
  if (stagesBeyond.includes(stage)) return true
  return reportedStages.slice(reportedStages.indexOf(wanted)).some((each) => reached[each] !== null)
}

/** From inquiry to signature: how many got how far, and how long each step took. */
export function stepTimes(stays: readonly ReportedStay[]): Step[] {
  const all = stays.length
  const share = (count: number) => (all === 0 ? 0 : count / all)
  return [
    { stage: 'new', count: all, share: share(all), median: null },
    ...reportedStages.map((stage, index): Step => {
      const count = stays.filter((stay) => hasReached(stay, stage)).length
      const times = stays.flatMap((stay) => minutesUntil(stay, index) ?? [])
      return { stage, count, share: share(count), median: percentile(times, 0.5) }
    }),
  ]
}

/** Minutes between a stage and the last one before it that was reached. */
function minutesUntil({ receivedAt, reached }: ReportedStay, index: number): number | null {
  const stage = reportedStages[index]
  const at = stage && reached[stage]
  if (!at) return null
  const earlier = reportedStages.slice(0, index).flatMap((each) => reached[each] ?? [])
  const before = earlier.filter((each) => each <= at).at(-1) ?? receivedAt
  return minutesBetween(before, at)
}

/** Whole minutes between two ISO times; 0 where the later one comes first. */
export function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / minutes(1)))
}
