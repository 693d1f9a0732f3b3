import { log } from '~/platform/log/log.server'
import { days, minutes, seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { createHotPages } from './hot-pages.server'
import { keepingOf } from './keeping'
import type { PageArchive } from './page-archive.server'
import { repackBodies } from './page-bodies.server'
import { readyPage } from './page-headers'
import type { PagePolicy, ReadyPage, RenderedPage, StoredPage } from './page-types'
import { preparePage } from './prepare-page.server'
import { createRenderQueue } from './render-queue.server'
import { createExpiryTimer } from './expiry-timer.server'

/** A page that somebody looks at while it is old goes before all that are merely popular. */
const askedFor = Number.POSITIVE_INFINITY

/** From so many visitors on, a page is worth the best compression. */
const popularFrom = 20

export type PageStoreOptions = {
  /** Makes a page for every visitor; a fault is a status from 500 or an error. */
  render: (key: string) => Promise<RenderedPage>
  archive: PageArchive
  memory?: number
  /** Milliseconds after a failed rendering before the next try. */
  retryAfter?: number
  /** Up to this age an old page is served at once while a new one is made. */
  longestStale?: number
  /** How long a visitor waits for a new page where the old one is older than that. */
  patience?: number
  now?: () => number
}

export type PageStore = ReturnType<typeof createPageStore>

/**
 * Keeps rendered pages: hot ones ready in memory, all of them in the archive. Visitors get what is there;
 * what is old or was made from changed content is made again in the background, the popular pages first.
 * An expired page is rendered again at its expiry; a visitor who is faster waits for the new one.
 */
export function createPageStore(options: PageStoreOptions) {
  const { render, archive, now = Date.now } = options
  const { retryAfter = seconds(10), longestStale = days(1), patience = seconds(2) } = options
  const hot = createHotPages(options.memory ?? megabytes(128))
  const rendering = new Map<string, Promise<ReadyPage>>()
  const renewals = createRenderQueue(renew)
  const repacks = createRenderQueue(repack, { breath: 50 })
  const expiryTimer = createExpiryTimer(revalidateExpired, now)
  expiryTimer.set(archive.expiries(now()).nextAt)

  const isStale = (page: ReadyPage) => page.isOutdated || page.renderedAt + page.freshFor <= now()
  const hasExpired = (page: ReadyPage) => page.expiresAt !== null && page.expiresAt <= now()
  const isServable = (page: ReadyPage) =>
    page.retryAt > now() ||
    (!hasExpired(page) && page.renderedAt + page.freshFor + longestStaleOf(page) > now())

  function longestStaleOf({ key, policy, status }: ReadyPage): number {
    if (policy === 'transient') return Math.min(minutes(10), longestStale)
    // What was never there may have come into being meanwhile.
    return status >= 400 && !archive.has(key) ? 0 : longestStale
  }

  function wantRenewal(page: ReadyPage): void {
    if (page.retryAt <= now() && !rendering.has(page.key)) renewals.add(page.key, askedFor)
  }

  /** The page in memory if it may be served at once; asks for a new one where it is stale. */
  function findHot(key: string): ReadyPage | undefined {
    const page = hot.get(key)
    if (page === undefined) return undefined
    if (++page.hits === popularFrom) repacks.add(key, 0)
    if (!isStale(page)) return page
    if (!isServable(page)) return undefined
    wantRenewal(page)
    return page
  }

  async function findKept(key: string): Promise<ReadyPage | undefined> {
    if (hot.has(key)) return hot.peek(key)
    const found = await archive.find(key)
    // Somebody may have made it meanwhile.
    if (!found || hot.has(key)) return hot.peek(key)
    const kept = readyPage(found)
    kept.isOutdated = archive.isOutdated(kept)
    hot.set(key, kept)
    return kept
  }

  /** Renders a page once for all who wait for it. */
  function make(key: string, policy: PagePolicy): Promise<ReadyPage> {
    const underWay = rendering.get(key)
    if (underWay) return underWay
    const made = renderAndKeep(key, policy)
      .finally(() => rendering.delete(key))
      .then((page) => {
        if (page.isOutdated) renewals.add(key, page.hits)
        return page
      })
    rendering.set(key, made)
    return made
  }

  async function renderAndKeep(key: string, policy: PagePolicy): Promise<ReadyPage> {
    const before = hot.peek(key) ?? null
    const rendered = await render(key)
    const replaces = archive.has(key) || before?.status === 200
    const keeping = keepingOf(rendered, policy, replaces)
    const page = readyPage(await preparePage(key, policy, rendered, keeping.freshFor, before))
    page.hits = before?.hits ?? 0
    if (rendered.status >= 500) return page
    if (keeping.where === 'nowhere') {
      await forget(key)
      return page
    }
    page.isOutdated = archive.isOutdated(page)
    hot.set(key, page)
    if (keeping.where === 'disk') {
      void archive
        .save(page)
        .then(() => expiryTimer.set(page.expiresAt ?? Infinity))
        .catch(logFailure(key))
      if (page.hits >= popularFrom && before?.etag !== page.etag) repacks.add(key, page.hits)
    }
    return page
  }

  async function forget(key: string): Promise<void> {
    hot.delete(key)
    if (archive.has(key)) await archive.remove(key)
  }

  /** Makes a kept page again; where that fails, the old one stays and is tried again later. */
  async function renew(key: string): Promise<void> {
    const before = await findKept(key)
    if (before && !isStale(before)) return
    try {
      const page = await make(key, before?.policy ?? 'stored')
      if (page.status >= 500 && before) before.retryAt = now() + retryAfter
    } catch (err) {
      if (before) before.retryAt = now() + retryAfter
      logFailure(key)(err)
    }
  }

  function revalidateExpired(): void {
    const { expired, nextAt } = archive.expiries(now())
    for (const key of expired) renewals.add(key, hot.peek(key)?.hits ?? 0)
    expiryTimer.set(nextAt)
  }

  /** Compresses a page that visitors ask for as well as possible. */
  async function repack(key: string): Promise<void> {
    const page = hot.peek(key)
    if (!page || isStale(page)) return
    const packed: StoredPage = { ...page, bodies: await repackBodies(page.bodies) }
    if (hot.peek(key) !== page) return
    hot.set(key, Object.assign(readyPage(packed), { hits: page.hits }))
    await archive.save(packed).catch(logFailure(key))
  }

  return {
    findHot,

    /**
     * The page from memory, from the archive, or newly made. `mayMake` is asked before a visitor has one made;
     * where it says no, an old one is served, or null where there is none. Throws what rendering throws.
     */
    async get(
      key: string,
      policy: PagePolicy,
      mayMake: () => boolean = () => true,
    ): Promise<ReadyPage | null> {
      const kept = findHot(key) ?? (await findKept(key))
      // Who joins others that wait for the same page costs nothing.
      if (!kept) return rendering.has(key) || mayMake() ? make(key, policy) : null
      if (!isStale(kept)) return kept
      if (isServable(kept)) {
        wantRenewal(kept)
        return kept
      }
      if (!rendering.has(key) && !mayMake()) return kept
      return Promise.race([
        make(key, policy)
          .then((page) => (page.status >= 500 ? kept : page))
          .catch((err: unknown) => {
            logFailure(key)(err)
            return kept
          }),
        new Promise<ReadyPage>((resolve) => setTimeout(resolve, patience, kept).unref()),
      ])
    },

    /** Has every page with one of the tags made again; visitors get the old one until then. */
    async invalidate(tags: readonly string[]): Promise<void> {
      const changed = new Set(tags)
      for (const [key, page] of hot.entries()) {
        if (!page.tags.some((tag) => changed.has(tag))) continue
        if (page.policy === 'transient') hot.delete(key)
        else {
          page.isOutdated = true
          renewals.add(key, page.hits)
        }
      }
      for (const key of await archive.invalidate(tags, now())) renewals.add(key, 0)
    },

    /** Makes these pages in the background unless they are there, and what the last process left undone. */
    warm(keys: readonly string[]): void {
      const { expired } = archive.expiries(now())
      for (const key of [...archive.outdatedKeys(), ...expired, ...keys]) renewals.add(key, 0)
    },

    /** Resolves when no page waits to be made. */
    whenIdle: () => renewals.whenIdle(),

    async close(): Promise<void> {
      expiryTimer.stop()
      renewals.stop()
      repacks.stop()
      await Promise.allSettled(rendering.values())
      await archive.close()
    },
  }
}

function logFailure(key: string) {
  const [page] = key.split('?', 1)
  return (err: unknown) => log.error({ err, page }, 'page could not be made or kept')
}
