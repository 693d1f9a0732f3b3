import { rentalUid, type Rental } from '~content/rental'
import type { Picture } from '~content/picture'
import type { ContentEvent } from '~/platform/content/content-events.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { mapInSteps } from '~/platform/process/steps'
import { minutes, seconds } from '~/platform/units/duration'
import { catalogueSteps, replaceSteps, type Catalogue } from '../catalogue'
import { findSnapshot, saveSnapshot } from './catalogue-snapshot.server'
import { allRentalsTag, catalogueTag, rentalTag } from './catalogue-tags'
import { changedTags } from './changed-tags.server'
import { fileUid, sharedUids } from './catalogue-uids'
import { createCatalogueFetch, type SharedContent } from './fetch-catalogue.server'
import { createRentalReader, readSharedContent, type ReportSkipped } from './read-catalogue.server'

type Log = (details: object, message: string) => void

type CatalogueStoreOptions = {
  /** Asks the CMS for a path below `/api/`: null on 404, throws `ContentUnavailable` on other failures. */
  fetchFromCms: (path: string, timeout: number) => Promise<unknown>
  /** Path of the snapshot. */
  file: string
  log: { info: Log; warn: Log; error: Log }
  rememberPicture: (picture: Picture) => void
  /** The same for pictures inside of texts; throws `ContentUnavailable`. */
  rememberTextPictures: (content: unknown) => Promise<void>
  /** Invalidates pages with these tags after a reload that no webhook caused. */
  invalidate: (tags: string[]) => Promise<void>
  /** Milliseconds until the second attempt while the CMS is down; each pause is twice the one before. */
  retryAfter?: number
  /** Milliseconds that a changed catalogue may wait until it is saved. */
  saveAfter?: number
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>

const everythingTags = [catalogueTag, allRentalsTag]

/** Without a snapshot the start waits for the CMS that long; later there is time. */
const startTimeout = seconds(10)
const reloadTimeout = minutes(1)

const maxRetryPause = minutes(2)

/** A snapshot follows the one before after this time at the earliest. */
const saveEvery = seconds(30)

/** Holds the catalogue of a process, keeps it current and saves it. */
export function createCatalogueStore(options: CatalogueStoreOptions) {
  const { file, log, rememberPicture, invalidate } = options
  const { retryAfter = seconds(5), saveAfter = seconds(2) } = options
  let catalogue: Catalogue | null = null
  let retryTimer: NodeJS.Timeout | undefined
  let retryPause = retryAfter
  let saveTimer: NodeJS.Timeout | undefined
  let savedAt = 0
  let stopped = false
  let lastInQueue: Promise<unknown> = Promise.resolve()
  const { fetchShared, fetchRentals, fetchRental } = createCatalogueFetch({
    ...options,
    rememberPictures,
    report: reportFrom('cms'),
  })

  /** Runs one piece of work after the other, so that an older answer never overwrites a newer one. */
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const outcome = lastInQueue.then(work)
    lastInQueue = outcome.catch(() => undefined)
    return outcome
  }

  function reportFrom(source: string): ReportSkipped {
    return (skipped) =>
      log.warn({ ...skipped, source }, 'catalogue entry failed validation, skipped')
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

  function rememberPictures(rental: Rental): void {
    for (const picture of picturesOfRental(rental)) rememberPicture(picture)
  }

  function hold(next: Catalogue): void {
    catalogue = next
    if (stopped) return
    // Saving takes a second of processor for 10,000 rentals, so many changes in a row are saved together.
    const pause = Math.max(saveAfter, savedAt + saveEvery - Date.now())
    saveTimer ??= setTimeout(() => void save(), pause).unref()
  }

  async function loadSnapshot(): Promise<Catalogue | null> {
    const snapshot = await findSnapshot(file, createRentalReader(undefined, reportFrom('snapshot')))
    const shared = snapshot && readSharedContent(snapshot.shared, reportFrom('snapshot'))
    if (!snapshot || !shared) return null
    await runInSlices(mapInSteps(snapshot.rentals, rememberPictures))
    return build(shared, snapshot.rentals)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    saveTimer = undefined
    if (!catalogue) return
    savedAt = Date.now()
    await saveSnapshot(file, catalogue).catch((err: unknown) =>
      log.error({ err }, 'catalogue snapshot could not be saved'),
    )
  }

  /** Reads everything from the CMS; where that fails it throws, and what is held stays. */
  async function reload(timeout: number): Promise<Catalogue> {
    const shared = await fetchShared(timeout)
    const next = await build(shared, await fetchRentals(catalogue?.rentals, timeout))
    clearTimeout(retryTimer)
    retryPause = retryAfter
    hold(next)
    log.info({ rentals: next.rentals.size, revision: next.revision }, 'catalogue loaded')
    return next
  }

  /** Reads what rentals share; rentals only name it. */
  async function reloadShared(): Promise<void> {
    const before = catalogue
    if (!before) {
      await reload(reloadTimeout)
      return
    }
    const shared = await fetchShared(reloadTimeout)
    hold(await build(shared, [...before.rentals.values(), ...before.unplaced]))
  }

  async function reloadRental(id: string): Promise<string[]> {
    if (!catalogue) {
      await reload(reloadTimeout)
      return everythingTags
    }
    const rental = await fetchRental(catalogue.rentals, id)
    if (rental) rememberPictures(rental)
    hold(await runInSlices(replaceSteps(catalogue, id, rental)))
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
      log.warn({ err, snapshot: catalogue !== null }, 'catalogue could not be loaded, retrying')
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
     * Loads the snapshot, so that no visitor waits for the CMS, and reloads from the CMS in the background. Without a
     * snapshot it waits for the CMS. Never throws.
     */
    async start(): Promise<void> {
      catalogue ??= await loadSnapshot()
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

    /** Ends background work and saves what has not been saved. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(retryTimer)
      if (saveTimer) await save()
    },
  }
}

/** Every picture that a rental shows, in any language. */
function picturesOfRental(rental: Rental): Picture[] {
  return [rental.texts.en, rental.texts.es].flatMap(
    (text) => text?.gallery.map(({ picture }) => picture) ?? [],
  )
}
