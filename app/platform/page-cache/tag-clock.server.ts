import * as z from 'zod'

export const tagTimesSchema = z.record(z.string(), z.number())

/** Remembers when content with a tag changed last; milliseconds. */
export function createTagClock(times: Record<string, number> = {}) {
  const lastChange = new Map(Object.entries(times))
  return {
    touch(tags: readonly string[], at: number): void {
      for (const tag of tags) lastChange.set(tag, at)
    },
    /** Whether something that was begun at `renderedAt` may miss a change of its tags. */
    isOutdated(tags: readonly string[], renderedAt: number): boolean {
      return tags.some((tag) => (lastChange.get(tag) ?? -1) >= renderedAt)
    },
    /** All times, for a snapshot. Those before `since` are left out: no page is kept that long. */
    snapshot(since: number): Record<string, number> {
      return Object.fromEntries([...lastChange].filter(([, at]) => at >= since))
    },
  }
}
