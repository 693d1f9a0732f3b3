import { seconds } from '~/platform/units/duration'
import { bodiesSize } from './page-bodies.server'
import { longestKept, type PageDisk } from './page-disk.server'
import { createPageIndex, pageIndexSchema } from './page-index.server'
import type { StoredPage } from './page-types'
import { createTagClock, tagTimesSchema } from './tag-clock.server'

const saveDelay = seconds(5)

export type PageArchive = Awaited<ReturnType<typeof openPageArchive>>

/** Bounds of the disk in pages and bytes. */
export type ArchiveBounds = { mostPages: number; mostBytes: number }

/**
 * The kept pages together with what is known of them: which there are, and when their content changed.
 * Both survive a restart; what was noted in the last seconds before a crash may be lost, never a change.
 */
export async function openPageArchive(disk: PageDisk, bounds: ArchiveBounds) {
  const savedIndex = pageIndexSchema.safeParse(await disk.findState('index'))
  const savedTimes = tagTimesSchema.safeParse(await disk.findState('tag-times'))
  const index = createPageIndex(savedIndex.success ? savedIndex.data : [])
  const clock = createTagClock(savedTimes.success ? savedTimes.data : {})
  let pendingSave: NodeJS.Timeout | undefined

  async function saveIndex(): Promise<void> {
    clearTimeout(pendingSave)
    pendingSave = undefined
    await disk.saveState('index', index.list())
  }

  function noteUse(page: StoredPage): void {
    const { key, tags, renderedAt, expiresAt } = page
    const bytes = bodiesSize(page.bodies)
    index.use({ key, tags: [...tags], renderedAt, expiresAt, bytes })
    pendingSave ??= setTimeout(() => void saveIndex(), saveDelay).unref()
  }

  return {
    has: index.has,
    isOutdated: (page: Pick<StoredPage, 'tags' | 'renderedAt'>) =>
      clock.isOutdated(page.tags, page.renderedAt),

    /** The kept pages whose content changed after they were made, e.g. when the last process ended. */
    outdatedKeys: () =>
      index
        .list()
        .filter((page) => clock.isOutdated(page.tags, page.renderedAt))
        .map((page) => page.key),

    async find(key: string): Promise<StoredPage | null> {
      const page = await disk.find(key)
      if (page) noteUse(page)
      return page
    },

    async save(page: StoredPage): Promise<void> {
      await disk.save(page)
      noteUse(page)
      const excess = index.takeExcess(bounds.mostPages, bounds.mostBytes)
      await Promise.all(excess.map((key) => disk.remove(key)))
    },

    async remove(key: string): Promise<void> {
      index.remove(key)
      await disk.remove(key)
    },

    /** The stored pages that have expired by `now`, and when the next one expires. */
    expiries(now: number): { expired: string[]; nextAt: number } {
      const expired: string[] = []
      let nextAt = Infinity
      for (const { key, expiresAt } of index.list()) {
        if (expiresAt === null) continue
        if (expiresAt <= now) expired.push(key)
        else nextAt = Math.min(nextAt, expiresAt)
      }
      return { expired, nextAt }
    },

    /** Notes that content with these tags changed now, and names the kept pages made from it. */
    async invalidate(tags: readonly string[], now: number): Promise<string[]> {
      clock.touch(tags, now)
      await disk.saveState('tag-times', clock.snapshot(now - longestKept))
      return index.keysWith(new Set(tags))
    },

    async close(): Promise<void> {
      if (pendingSave) await saveIndex()
      await disk.close()
    },
  }
}
