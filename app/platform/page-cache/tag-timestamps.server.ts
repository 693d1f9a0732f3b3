import * as z from 'zod'

export const tagTimestampsSchema = z.record(z.string(), z.number())

/** When content with a tag changed last, in milliseconds since 1970. */
export function createTagTimestamps(times: Record<string, number> = {}) {
  const lastChange = new Map(Object.entries(times))
  return {
    touch(tags: readonly string[], at: number): void {
      for (const tag of tags) lastChange.set(tag, at)
    },
    /** Whether a page whose rendering began at `renderedAt` may miss a change of its tags. */
    isOutdated(tags: readonly string[], renderedAt: number): boolean {
      return tags.some((tag) => (lastChange.get(tag) ?? -1) >= renderedAt)
    },
    /** All timestamps, for saving, except those before `since`: no stored page is that old. */
    snapshot(since: number): Record<string, number> {
      return Object.fromEntries([...lastChange].filter(([, at]) => at >= since))
    },
  }
}
