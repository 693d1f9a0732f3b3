import { metrics } from '~/platform/metrics/metrics.server'
import { megabytes } from '~/platform/units/size'
import type { PagePolicy } from '~/routing/page-request'
import { createBackgroundQueue } from './background-queue.server'
import { pageStorePolicy } from './cache-policy'
import { createExpiryTimer } from './expiry-timer.server'
import { createHotPages } from './hot-pages.server'
import { logPageFailure } from './log-page-failure.server'
import { readyPage } from './page-headers.server'
import type { PageIndex } from './page-index.server'
import type { ReadyPage, RenderedPage } from './page-types'
import { recordHit, recentHits } from './page-demand'
import { createPageFreshness } from './page-freshness'
import { createRecompression, isPopular } from './recompression.server'
import { createPageRenderer } from './render-pages.server'

/** A stale page that was just served is revalidated before pages that are merely popular. */
const justServed = Number.POSITIVE_INFINITY

export type PageStoreOptions = {
  /** Renders a page that all visitors share. Fails with a status from 500 or by throwing. */
  render: (key: string) => Promise<RenderedPage>
  index: PageIndex
  /** Size of the pages in memory, in bytes. */
  memory?: number
  /** Milliseconds after a failed rendering before the next attempt. */
  retryAfter?: number
  /** A page that is stale for less than this (milliseconds) is served while a new one is rendered. */
  maxStale?: number
  /** How long a visitor waits for a new page if the old one is staler than that, in milliseconds. */
  maxWait?: number
  /** The share of the time that pages may take which are rendered again in the background. */
  backgroundShare?: number
  /** Milliseconds for which rendering and all else have been busy so far. */
  busyTime?: () => number
  now?: () => number
}

export type PageStore = ReturnType<typeof createPageStore>

/**
 * Stores rendered pages: hot ones ready in memory, all of them in the second-level store (stale-while-revalidate).
 * Stale pages in memory are rendered again in the background, those first that visitors ask for most. An expired page
 * is rendered again at its expiry; a visitor who is faster waits for the new one. Pages outside the memory are rendered
 * again when somebody asks for them.
 */
export function createPageStore(options: PageStoreOptions) {
  const { render, index, now = Date.now } = options
  const { retryAfter = pageStorePolicy.retryAfterFailure } = options
  const { maxStale = pageStorePolicy.maxStale, maxWait = pageStorePolicy.maxWait } = options
  const hot = createHotPages(options.memory ?? megabytes(128))
  const revalidationQueue = createBackgroundQueue(revalidate, {
    share: options.backgroundShare,
    ...(options.busyTime && { busyTime: options.busyTime }),
  })
  const expiryTimer = createExpiryTimer(revalidateExpired, now)
  expiryTimer.set(index.expiries(now()).nextAt)

  const demandOf = (page: ReadyPage) => recentHits(page, now())
  const { isStale, isServable, isForgotten } = createPageFreshness({
    now,
    maxStale,
    isStored: (key) => index.has(key),
  })
  const recompression = createRecompression({ hot, index, isStale })
  const { renderOnce, isRendering, whenSettled } = createPageRenderer({
    render,
    index,
    hot,
    now,
    onOutdated: (page) => revalidationQueue.add(page.key, demandOf(page)),
    onChanged(page) {
      if (isPopular(page)) recompression.add(page.key, demandOf(page))
    },
    onSaved: (page) => expiryTimer.set(page.expiresAt ?? Infinity),
  })

  function requestRevalidation(page: ReadyPage): void {
    if (page.retryAt <= now() && !isRendering(page.key)) {
      revalidationQueue.add(page.key, justServed)
    }
  }

  /** The page in memory if it may be served now; queues it for revalidation if it is stale. */
  function findHot(key: string): ReadyPage | undefined {
    const page = hot.get(key)
    if (page === undefined) return undefined
    const wasPopular = isPopular(page)
    recordHit(page, now())
    if (!wasPopular && isPopular(page)) recompression.add(key, 0)
    return serve(page)
  }

  /** The page if it may be served now; queues it for revalidation if it is stale. */
  function serve(page: ReadyPage): ReadyPage | undefined {
    if (!isStale(page)) {
      metrics.pageCache.fresh++
      return page
    }
    if (!isServable(page)) return undefined
    metrics.pageCache.stale++
    requestRevalidation(page)
    return page
  }

  async function findStored(key: string): Promise<ReadyPage | undefined> {
    if (hot.has(key)) return hot.peek(key)
    const found = await index.find(key)
    // It may have been rendered during the read.
    if (!found || hot.has(key)) return hot.peek(key)
    const page = readyPage(found.page)
    page.isOutdated = found.isOutdated
    page.hitAt = now()
    hot.set(key, page)
    return page
  }

  /** Renders a stored page again. If that fails, resolves with the old page, which is retried later. */
  async function renderAgain(before: ReadyPage, policy: PagePolicy): Promise<ReadyPage> {
    try {
      const page = await renderOnce(before.key, policy)
      if (page.status < 500) return page
    } catch (err) {
      logPageFailure(before.key)(err)
    }
    before.retryAt = now() + retryAfter
    return before
  }

  async function revalidate(key: string): Promise<void> {
    const before = await findStored(key)
    if (!before) await renderOnce(key, 'stored')
    else if (isStale(before)) await renderAgain(before, before.policy)
  }

  function revalidateExpired(): void {
    const { expired, nextAt } = index.expiries(now())
    for (const key of expired) {
      const page = hot.peek(key)
      if (page && !isForgotten(page)) revalidationQueue.add(key, demandOf(page))
    }
    expiryTimer.set(nextAt)
  }

  return {
    findHot,

    /**
     * The page from memory, from the second-level store, or newly rendered. `mayRender` is called before a visitor
     * causes a rendering. If it returns false, a stale page is served, or null if there is none. Throws what
     * rendering throws.
     */
    async get(
      key: string,
      policy: PagePolicy,
      mayRender: () => boolean = () => true,
    ): Promise<ReadyPage | null> {
      const served = findHot(key)
      if (served) return served
      const wasInMemory = hot.has(key)
      const stored = await findStored(key)
      // A change outside the memory did not queue the page, so this visitor gets it new.
      const hasChangedUnseen = !wasInMemory && stored?.isOutdated
      const found = stored && !hasChangedUnseen ? serve(stored) : undefined
      if (found) return found
      metrics.pageCache.miss++
      // Joining a rendering in flight costs nothing.
      if (!stored) return isRendering(key) || mayRender() ? renderOnce(key, policy) : null
      if (!isRendering(key) && !mayRender()) return stored
      return Promise.race([
        renderAgain(stored, policy),
        new Promise<ReadyPage>((resolve) => setTimeout(resolve, maxWait, stored).unref()),
      ])
    },

    /**
     * Marks pages with these tags stale and renders those in memory again in the background; the stale copy is served
     * meanwhile. Pages that were rendered after `at` (milliseconds since 1970) stay as they are.
     */
    async invalidate(tags: readonly string[], at?: number): Promise<void> {
      const changed = new Set(tags)
      const outdated: ReadyPage[] = []
      for (const [key, page] of hot.entries()) {
        if (!page.tags.some((tag) => changed.has(tag))) continue
        if (at !== undefined && page.renderedAt > at) continue
        if (page.policy === 'transient' || isForgotten(page)) hot.delete(key)
        else {
          page.isOutdated = true
          outdated.push(page)
        }
      }
      // First, since a page that was begun before the change is noted counts as outdated.
      await index.invalidate(tags, at ?? now())
      for (const page of outdated) revalidationQueue.add(page.key, demandOf(page))
    },

    /** Renders these pages in the background, in this order, if they are not stored or stale. */
    warm(keys: readonly string[]): void {
      for (const key of keys) revalidationQueue.add(key, 0)
    },

    /** Resolves when no page waits for revalidation. */
    whenIdle: () => revalidationQueue.whenIdle(),

    async close(): Promise<void> {
      expiryTimer.stop()
      revalidationQueue.stop()
      recompression.stop()
      await whenSettled()
      await index.close()
    },
  }
}
