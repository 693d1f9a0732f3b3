import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cutOffHour } from '~content/cut-off'
import { onContentChange } from '~/platform/content/content-events.server'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { fetchFromCms, fetchBytesFromCms } from '~/platform/content/fetch-from-cms.server'
import { rememberPicturesByHash } from '~/platform/content/remember-text-pictures.server'
import { log } from '~/platform/log/log.server'
import { invalidateTags, invalidateTagsBefore } from '~/platform/page-cache/invalidation.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { rememberPicture } from '~/platform/pictures/remember-pictures.server'
import { singleton } from '~/platform/process/singleton.server'
import { workerFolder } from '~/platform/process/web-worker.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { startOfGuatemalaDay } from '~/platform/time/guatemala-day-start'
import { hours } from '~/platform/units/duration'
import type { Catalogue } from '../catalogue'
import { applyRentalOverlay } from './rental-overlay.server'
import { allRentalsTag, catalogueTag } from './catalogue-tags'
import { createCatalogueStore, type CatalogueStore } from './create-catalogue-store.server'
import { earliestCheckIn } from '../stay/earliest-check-in'
import { readPagesInThread } from './page-source.server'
import { watchChange } from './watch-change.server'

/**
 * The catalogue, for pages that show lists or counts; they are rendered again when anything in it changes. Throws a 503
 * response if it was never loaded, so loaders need not handle that.
 */
export function getCatalogue(): Catalogue {
  addCacheTags(catalogueTag)
  return getCatalogueUntagged()
}

/** The same without a cache tag, for readers that add more precise ones. Throws the same response. */
export function getCatalogueUntagged(): Catalogue {
  const catalogue = catalogueStore().find()
  if (!catalogue) throw unavailableResponse()
  return applyRentalOverlay(catalogue)
}

/** Whether there is a catalogue to answer from. */
export function hasCatalogue(): boolean {
  return catalogueStore().find() !== null
}

/** How many rentals are published; null while there is no catalogue. */
export function countRentals(): number | null {
  return catalogueStore().find()?.rentals.size ?? null
}

/**
 * Loads the catalogue and keeps it current. Resolves when it is loaded, or when loading has failed and goes on in the
 * background. Returns how to stop.
 */
export async function startCatalogue(): Promise<() => Promise<void>> {
  const store = catalogueStore()
  // Earlier versions kept the catalogue there.
  await rm(join(workerFolder(), 'catalogue.json.gz'), { force: true })
  const stopListening = onContentChange(store.applyContentEvent)
  // Cards and details know the day: promotions begin and end, first days come.
  const stopWatchingDay = watchChange(
    () => guatemalaToday(new Date()),
    () => invalidateTags([catalogueTag, allRentalsTag]),
  )
  // Lists know the earliest check-in, which changes at the cut-off hour.
  const stopWatchingCutOff = watchChange(
    () => earliestCheckIn(new Date()),
    () => invalidateTags([catalogueTag]),
  )
  await invalidateOlderPages(new Date())
  await store.start()
  return async () => {
    stopListening()
    stopWatchingDay()
    stopWatchingCutOff()
    await store.stop()
  }
}

/** For pages that were stored before the day or the earliest check-in changed, while no process watched the clock. */
async function invalidateOlderPages(now: Date): Promise<void> {
  const midnight = startOfGuatemalaDay(guatemalaToday(now)).getTime()
  const cutOff = midnight + hours(cutOffHour)
  await invalidateTagsBefore([catalogueTag, allRentalsTag], midnight)
  if (cutOff <= now.getTime()) await invalidateTagsBefore([catalogueTag], cutOff)
}

function catalogueStore(): CatalogueStore {
  return singleton('catalogue-store', () =>
    createCatalogueStore({
      fetchFromCms,
      fetchBytesFromCms,
      openPages: readPagesInThread,
      file: join(workerFolder(), 'catalogue.db'),
      log: {
        info: (details, message) => log.info(details, message),
        warn: (details, message) => log.warn(details, message),
        error: (details, message) => log.error(details, message),
      },
      rememberPicture,
      rememberTextPictures: rememberPicturesByHash,
      invalidate: invalidateTags,
    }),
  )
}
