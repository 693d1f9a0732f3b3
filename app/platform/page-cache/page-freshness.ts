import { pageStorePolicy } from './cache-policy'
import type { ReadyPage } from './page-types'

type FreshnessOptions = {
  now: () => number
  /** A page that is stale for less than this (milliseconds) may be served. */
  maxStale: number
  /** Whether the second-level store has a page. */
  isStored: (key: string) => boolean
}

/** Decides by the clock whether a page in memory is stale, may be served, or is forgotten. */
export function createPageFreshness({ now, maxStale, isStored }: FreshnessOptions) {
  const { maxStaleInMemory, forgottenAfter } = pageStorePolicy

  function maxStaleOf({ key, policy, status }: ReadyPage): number {
    if (policy === 'transient') return Math.min(maxStaleInMemory, maxStale)
    // An address that never had a page may have one by now.
    return status >= 400 && !isStored(key) ? 0 : maxStale
  }

  const hasExpired = (page: ReadyPage) => page.expiresAt !== null && page.expiresAt <= now()

  return {
    isStale: (page: ReadyPage) => page.isOutdated || page.renderedAt + page.freshFor <= now(),

    /** Whether a stale page may be served. */
    isServable: (page: ReadyPage) =>
      page.retryAt > now() ||
      (!hasExpired(page) && page.renderedAt + page.freshFor + maxStaleOf(page) > now()),

    /** Whether the last request for a page was long ago. */
    isForgotten: (page: ReadyPage) => page.hitAt + forgottenAfter <= now(),
  }
}
