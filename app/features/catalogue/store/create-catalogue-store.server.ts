import { rentalUid, type Rental } from '~content/rental'
import type { Picture } from '~content/picture'
import type { ContentEvent } from '~/platform/content/content-events.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { minutes, seconds } from '~/platform/units/duration'
import { catalogueSteps, replaceSteps, type Catalogue } from '../catalogue'
import { createCatalogueFile } from './catalogue-file.server'
import { allRentalsTag, catalogueTag, rentalTag } from './catalogue-tags'
import { changedTags } from './changed-tags.server'
import { fileUid, sharedUids } from './catalogue-uids'
import { createCatalogueFetch } from './fetch-catalogue.server'
import { createRentalKeeper, keepStoredRentals, type RentalKeeper } from './keep-rentals.server'
import { readPagesHere, type PageSource } from './page-source.server'
import { readSharedContent, type ReportSkipped, type SharedContent } from './read-shared-content'

type Log = (details: object, message: string) => void

type CatalogueStoreOptions = {
  /** Asks the CMS for a path below `/api/`: null on 404, throws `ContentUnavailable` on other failures. */
  fetchFromCms: (path: string, timeout: number) => Promise<unknown>
  /** The same for an answer that is parsed elsewhere. */
  fetchBytesFromCms: (path: string, timeout: number) => Promise<ArrayBuffer | null>
  /** Reads pages of rentals while visitors are served. */
  openPages: () => PageSource
  /** Path of the file that keeps the catalogue. */
  file: string
  log: { info: Log; warn: Log; error: Log }
  rememberPicture: (picture: Picture) => void
  /** The same for pictures inside of texts, by their hashes; throws `ContentUnavailable`. */
  rememberTextPictures: (hashes: readonly string[]) => Promise<void>
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
  const { log, rememberPicture, invalidate, retryAfter = seconds(5) } = options
  const file = createCatalogueFile(options.file, log)
  let catalogue: Catalogue | null = null
  let retryTimer: NodeJS.Timeout | undefined
  let retryPause = retryAfter
  let stopped = false
  let lastInQueue: Promise<unknown> = Promise.resolve()
  const { fetchShared, fetchRentals, fetchRental } = createCatalogueFetch({
    ...options,
    openPages,
    keeperOf: (held) => keeperOf(held, 'cms'),
    report: reportFrom('cms'),
  })

  /** Runs one piece of work after the other, so that an older answer never overwrites a newer one. */
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const outcome = lastInQueue.then(work)
    lastInQueue = outcome.catch(() => undefined)
    return outcome
  }

  /** A new thread is slow at first, so none is used for the first catalogue, which nobody can be served before. */
  function openPages(): PageSource {
    return catalogue ? options.openPages() : readPagesHere()
  }

  function reportFrom(source: string): ReportSkipped {
    return (skipped) =>
      log.warn({ ...skipped, source }, 'catalogue entry failed validation, skipped')
  }

  function keeperOf(held: Catalogue['rentals'] | undefined, source: string): RentalKeeper {
    return createRentalKeeper(held, {
      report: reportFrom(source),
      rememberPicture,
      isKept: file.isKept,
      keep: file.keep,
    })
  }

  async function build(
    { revision, taxonomies }: SharedContent,
    rentals: Rental[],
  ): Promise<Catalogue> {
    const built = await runInSlices(catalogueSteps({ revision, ...taxonomies, rentals }))
    if (built.unplaced.length > 0) {
      log.warn({ ids: built.unplaced.map(({ id }) => id) }, 'rentals without a town, skipped')
    }
    return built
  }

  async function hold(next: Catalogue): Promise<void> {
    const before = catalogue
    catalogue = next
    if (before) await file.removeUnused(before, next)
  }

  async function loadSaved(): Promise<Catalogue | null> {
    const pages = readPagesHere()
    const keep = keeperOf(undefined, 'file')
    const saved = await file.load({
      readShared: (shared) => readSharedContent(shared, reportFrom('file')),
      readRentals: (entries) => keepStoredRentals(entries, pages, keep),
    })
    return saved && build(saved.shared, saved.rentals)
  }

  /** Reads everything from the CMS. If that fails it throws, and the catalogue stays as it was. */
  async function reload(timeout: number): Promise<Catalogue> {
    const next = await file.keepIfAll(async () => {
      const shared = await fetchShared(timeout)
      return build(shared, await fetchRentals(catalogue?.rentals, timeout))
    })
    clearTimeout(retryTimer)
    retryPause = retryAfter
    await hold(next)
    await file.saveShared(next)
    log.info({ rentals: next.rentals.size, revision: next.revision }, 'catalogue loaded')
    return next
  }

  /** Reads what rentals share again. Rentals name it by id, so they stay as they are. */
  async function reloadShared(): Promise<void> {
    const before = catalogue
    if (!before) {
      await reload(reloadTimeout)
      return
    }
    const shared = await fetchShared(reloadTimeout)
    const next = await build(shared, [...before.rentals.values(), ...before.unplaced])
    await hold(next)
    await file.saveShared(next)
  }

  async function reloadRental(id: string): Promise<string[]> {
    if (!catalogue) {
      await reload(reloadTimeout)
      return everythingTags
    }
    const rental = await fetchRental(catalogue.rentals, id)
    await hold(await runInSlices(replaceSteps(catalogue, id, rental)))
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
      catalogue ??= await enqueue(loadSaved)
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
