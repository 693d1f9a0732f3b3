import * as z from 'zod'
import { seconds } from '~/platform/units/duration'
import { pageStorePolicy } from './cache-policy'
import { bodiesSize } from './page-bodies.server'
import { createPageEntries, pageEntriesSchema } from './page-entries.server'
import type { StoredPage } from './page-types'
import type { SecondLevelStore } from './second-level-store.server'

const tagTimestampsSchema = z.record(z.string(), z.number())

/** When content with a tag changed last, in milliseconds since 1970. */
function createTagTimestamps(times: Record<string, number> = {}) {
  const lastChange = new Map(Object.entries(times))
  return {
    touch(tags: readonly string[], at: number): void {
      for (const tag of tags) lastChange.set(tag, Math.max(at, lastChange.get(tag) ?? at))
    },
    /** Whether a page whose rendering began at `renderedAt` may miss a change of its tags. */
    isOutdated(tags: readonly string[], renderedAt: number): boolean {
      return tags.some((tag) => (lastChange.get(tag) ?? -Infinity) >= renderedAt)
    },
    /** All timestamps, for saving, except those before `since`: no stored page is that old. */
    snapshot(since: number): Record<string, number> {
      return Object.fromEntries([...lastChange].filter(([, at]) => at >= since))
    },
  }
}

const saveDelay = seconds(5)

export type PageIndex = Awaited<ReturnType<typeof openPageIndex>>

/** Limits of the second-level store in pages and bytes. */
export type PageIndexBounds = { maxPages: number; maxBytes: number }

/**
 * The pages of the second-level store, with what is known about them: which pages there are, and when content with a
 * tag changed last. Survives a restart. A crash may lose the last seconds of usage data, but never a content change.
 */
export async function openPageIndex(store: SecondLevelStore, bounds: PageIndexBounds) {
  const savedEntries = pageEntriesSchema.safeParse(await store.findState('index'))
  const savedTimes = tagTimestampsSchema.safeParse(await store.findState('tag-times'))
  const entries = createPageEntries(savedEntries.success ? savedEntries.data : [])
  const tagTimestamps = createTagTimestamps(savedTimes.success ? savedTimes.data : {})
  let pendingSave: NodeJS.Timeout | undefined

  async function saveEntries(): Promise<void> {
    clearTimeout(pendingSave)
    pendingSave = undefined
    await store.saveState('index', entries.list())
  }

  function noteUse(page: StoredPage): void {
    const { key, tags, renderedAt, expiresAt } = page
    const bytes = bodiesSize(page.bodies)
    entries.use({ key, tags: [...tags], renderedAt, expiresAt, bytes })
    pendingSave ??= setTimeout(() => void saveEntries(), saveDelay).unref()
  }

  return {
    has: entries.has,
    /** For a page that this process rendered. */
    isOutdated: (page: Pick<StoredPage, 'tags' | 'renderedAt'>) =>
      tagTimestamps.isOutdated(page.tags, page.renderedAt),

    /** The stored page. In a shared store another machine may have rendered it, which knew of changes later. */
    async find(key: string): Promise<{ page: StoredPage; isOutdated: boolean } | null> {
      const page = await store.find(key)
      if (!page) return null
      if (page.policy === 'stored') noteUse(page)
      const knownAt = page.renderedAt - (store.isShared ? pageStorePolicy.sharingDelay : 0)
      return { page, isOutdated: tagTimestamps.isOutdated(page.tags, knownAt) }
    },

    /** Offers a page that is kept in memory to other machines, for as long as it is fresh. */
    async share(page: StoredPage): Promise<void> {
      if (store.isShared && page.status === 200 && page.freshFor > 0)
        await store.save(page, page.freshFor)
    },

    async save(page: StoredPage): Promise<void> {
      await store.save(page)
      noteUse(page)
      const excess = entries.takeExcess(bounds.maxPages, bounds.maxBytes)
      await Promise.all(excess.map((key) => store.remove(key)))
    },

    async remove(key: string): Promise<void> {
      entries.remove(key)
      await store.remove(key)
    },

    /** The stored pages that have expired by `now`, and when the next one expires. */
    expiries(now: number): { expired: string[]; nextAt: number } {
      const expired: string[] = []
      let nextAt = Infinity
      for (const { key, expiresAt } of entries.list()) {
        if (expiresAt === null) continue
        if (expiresAt <= now) expired.push(key)
        else nextAt = Math.min(nextAt, expiresAt)
      }
      return { expired, nextAt }
    },

    /** Records that content with these tags changed at a moment, in milliseconds since 1970. */
    async invalidate(tags: readonly string[], at: number): Promise<void> {
      tagTimestamps.touch(tags, at)
      await store.saveState('tag-times', tagTimestamps.snapshot(at - pageStorePolicy.maxAge))
    },

    async close(): Promise<void> {
      if (pendingSave) await saveEntries()
      await store.close()
    },
  }
}
