import type { ReportedStay } from '~content/report'
import { percentile } from './percentile'
import { minutesBetween } from './step-times'

/** Minutes from an inquiry to the first answer: half of them, and nine of ten, were faster. */
export type AnswerTimes = { person: string | null; count: number; median: number; p90: number }

/** How long people waited for an answer: of the whole team first, then by who answered, most answers first. */
export function answerTimes(stays: readonly ReportedStay[]): AnswerTimes[] {
  const byPerson = new Map<string, number[]>()
  const all: number[] = []
  for (const { receivedAt, answered } of stays) {
    if (!answered) continue
    const time = minutesBetween(receivedAt, answered.at)
    all.push(time)
    byPerson.set(answered.by, [...(byPerson.get(answered.by) ?? []), time])
  }
  const people = [...byPerson].sort(
    ([a, many], [b, few]) => few.length - many.length || a.localeCompare(b),
  )
  return [[null, all] as const, ...people].flatMap(([person, times]) => {
    const median = percentile(times, 0.5)
    const p90 = percentile(times, 0.9)
    return median === null || p90 === null ? [] : [{ person, count: times.length, median, p90 }]
  })
}
