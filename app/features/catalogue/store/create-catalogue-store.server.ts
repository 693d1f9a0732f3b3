import { fileUid } from '~content/content-change'
import { rentalUid } from '~content/rental'
import type { ContentEvent } from '~/platform/content/content-events.server'
import { minutes, seconds } from '~/platform/units/duration'
import type { Catalogue } from '../catalogue'
import { createCatalogueFile } from './catalogue-file.server'
import { allRentalsTag, catalogueTag, rentalTag } from './catalogue-tags'
import { changedTags } from './changed-tags.server'
import { sharedUids } from './catalogue-uids'
import { createCatalogueLoader, type LoaderOptions } from './load-catalogue.server'

type Log = (details: object, message: string) => void

type CatalogueStoreOptions = LoaderOptions & {
  /** Path of the file in which the catalogue is saved. */
  file: string
  log: { info: Log; warn: Log; error: Log }
  /** Invalidates pages with these tags after a reload that no webhook caused. */
  invalidate: (tags: string[]) => Promise<void>
  /** Milliseconds until the second attempt while the CMS is down; each pause is twice the one before. */
  retryAfter?: number
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>

const everythingTags = [catalogueTag, allRentalsTag]

/** How long a start without a saved catalogue waits for the CMS, and how long a later reload waits. */
const startTimeout = seconds(10)
const reloadTimeout = minutes(1)

const maxRetryPause = minutes(2)

/** Holds the catalogue of a process, keeps it current and saves it. */
export function createCatalogueStore(options: CatalogueStoreOptions) {
  const { log, invalidate, retryAfter = seconds(5) } = options
  const file = createCatalogueFile(options.file, log)
  const loader = createCatalogueLoader(options, file)
  let catalogue: Catalogue | null = null
  let retryTimer: NodeJS.Timeout | undefined
  let retryPause = retryAfter
  let stopped = false
  let lastInQueue: Promise<unknown> = Promise.resolve()

  /** Runs one piece of work after the other, so that an older answer never overwrites a newer one. */
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const outcome = lastInQueue.then(work)
    lastInQueue = outcome.catch(() => undefined)
    return outcome
  }

  async function hold(next: Catalogue): Promise<void> {
    const before = catalogue
    catalogue = next
    if (before) await file.removeUnused(before, next)
  }

  /** Reads everything from the CMS. If that fails it throws, and the catalogue stays as it was. */
  async function reload(timeout: number): Promise<Catalogue> {
    const next = await loader.fetchAll(catalogue, timeout)
    clearTimeout(retryTimer)
    retryPause = retryAfter
    await hold(next)
    await file.saveShared(next)
    log.info({ rentals: next.rentals.size, revision: next.revision }, 'catalogue loaded')
    return next
  }

  async function reloadShared(): Promise<void> {
    if (!catalogue) {
      await reload(reloadTimeout)
      return
    }
    const next = await loader.fetchSharedInto(catalogue, reloadTimeout)
    await hold(next)
    await file.saveShared(next)
  }

  async function reloadRental(id: string): Promise<string[]> {
    if (!catalogue) {
      await reload(reloadTimeout)
      return everythingTags
    }
    await hold(await loader.fetchRentalInto(catalogue, id))
    return [rentalTag(id), catalogueTag]
  }

  /** Reloads the catalogue and invalidates the pages that differ. Retries with growing pauses. */
  async function catchUp(): Promise<void> {
    try {
      const tags = await enqueue(async () => {
        const before = catalogue
        const after = await reload(reloadTimeout)
        return before ? changedTags(before, after) : everythingTags
      })
      if (tags.length > 0) await invalidate(tags)
    } catch (err) {
      log.warn({ err, saved: catalogue !== null }, 'catalogue could not be loaded, retrying')
      if (stopped) return
      retryTimer = setTimeout(() => void catchUp(), retryPause).unref()
      // A CMS that is overloaded is given time.
      retryPause = Math.min(2 * retryPause, maxRetryPause)
    }
  }

  return {
    /** The current catalogue; null if none was ever loaded. */
    find: (): Catalogue | null => catalogue,

    /**
     * Loads what was saved, so that no visitor waits for the CMS, and reloads from the CMS in the background. Where
     * nothing was saved it waits for the CMS. Never throws.
     */
    async start(): Promise<void> {
      catalogue ??= await enqueue(loader.readFile)
      if (stopped) return
      if (catalogue) return void catchUp()
      const load = enqueue(() => reload(startTimeout))
      await load.catch(() => void catchUp())
    },

    /**
     * Reloads what a content event affects. Returns the cache tags of affected pages; throws if the CMS is unreachable.
     */
    async applyContentEvent(event: ContentEvent): Promise<string[]> {
      if (event.kind === 'change') {
        const { uid, documentId } = event.change
        if (uid === rentalUid) return enqueue(() => reloadRental(documentId))
        if (sharedUids.has(uid)) {
          await enqueue(reloadShared)
          return everythingTags
        }
        // No rental shows a file that is new.
        if (uid !== fileUid || event.change.event === 'create') return []
      }
      await enqueue(() => reload(reloadTimeout))
      return everythingTags
    },

    /** Ends background work. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(retryTimer)
      await file.close()
    },
  }
}
