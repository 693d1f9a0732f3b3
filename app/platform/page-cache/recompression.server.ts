import { createBackgroundQueue } from './background-queue.server'
import type { HotPages } from './hot-pages.server'
import { logPageFailure } from './log-page-failure.server'
import { recompressBodies } from './page-bodies.server'
import { readyPage } from './page-headers.server'
import type { PageIndex } from './page-index.server'
import type { ReadyPage, StoredPage } from './page-types'

/**
 * From this many recent hits on a page is worth the best compression, which makes it a tenth smaller. More hits would
 * leave it out on a small site, whose pages have few visits an hour.
 */
const popularFrom = 3

/** Whether a page is worth the best compression. */
export function isPopular({ hits }: Pick<ReadyPage, 'hits'>): boolean {
  return hits >= popularFrom
}

type RecompressionOptions = {
  hot: HotPages
  index: Pick<PageIndex, 'save'>
  isStale: (page: ReadyPage) => boolean
}

/** Compresses pages in memory again at the best quality, in the background. */
export function createRecompression({ hot, index, isStale }: RecompressionOptions) {
  const queue = createBackgroundQueue(recompress, { pauseAfter: 50 })

  async function recompress(key: string): Promise<void> {
    const page = hot.peek(key)
    if (!page || isStale(page)) return
    const recompressed: StoredPage = { ...page, bodies: await recompressBodies(page.bodies) }
    // It may have become stale meanwhile, which the copy would hide from the revalidation that waits.
    if (hot.peek(key) !== page || isStale(page)) return
    const { hits, hitAt } = page
    hot.set(key, Object.assign(readyPage(recompressed), { hits, hitAt }))
    if (page.policy === 'stored') await index.save(recompressed).catch(logPageFailure(key))
  }

  return { add: queue.add, stop: queue.stop }
}
