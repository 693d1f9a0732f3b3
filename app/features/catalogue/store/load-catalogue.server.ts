import type { Picture } from '~content/picture'
import type { Rental } from '~content/rental'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { catalogueSteps, replaceSteps, type Catalogue } from '../catalogue'
import type { CatalogueFile } from './catalogue-file.server'
import { createCatalogueFetch, type FetchOptions } from './fetch-catalogue.server'
import { readPagesHere } from './page-source.server'
import { readSharedContent, type ReportSkipped, type SharedContent } from './read-shared-content'
import { createRentalUpsert, readStoredRentals } from './upsert-rentals.server'

export type LoaderOptions = FetchOptions & {
  log: { warn: (details: object, message: string) => void }
  rememberPicture: (picture: Picture) => void
}

/** Makes catalogues of what the CMS answers, or of the file. What asks the CMS throws `ContentUnavailable`. */
export function createCatalogueLoader(options: LoaderOptions, file: CatalogueFile) {
  const { log, rememberPicture } = options
  const { fetchShared, fetchRentals, fetchRental } = createCatalogueFetch({
    ...options,
    report: reportFrom('cms'),
    createUpsert: (held) => createUpsert(held, 'cms'),
  })

  function reportFrom(source: 'cms' | 'file'): ReportSkipped {
    return (skipped) =>
      log.warn({ ...skipped, source }, 'catalogue entry failed validation, skipped')
  }

  function createUpsert(held: Catalogue['rentals'] | undefined, source: 'cms' | 'file') {
    return createRentalUpsert(held, { report: reportFrom(source), rememberPicture, file })
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

  return {
    /** The catalogue of the file; null if it has no whole one. Never throws. */
    async readFile(): Promise<Catalogue | null> {
      const pages = readPagesHere()
      const upsert = createUpsert(undefined, 'file')
      const saved = await file.load({
        readShared: (shared) => readSharedContent(shared, reportFrom('file')),
        readRentals: (entries) => readStoredRentals(entries, pages, upsert),
      })
      return saved && build(saved.shared, saved.rentals)
    },

    /** The whole catalogue; rentals that are as before stay the same objects. */
    fetchAll: (before: Catalogue | null, timeout: number): Promise<Catalogue> =>
      file.withRollback(async () => {
        const shared = await fetchShared(timeout)
        return build(shared, await fetchRentals(before?.rentals, timeout))
      }),

    /** The catalogue with what rentals share as it is now. Rentals name it by id, so they stay as they are. */
    async fetchSharedInto(before: Catalogue, timeout: number): Promise<Catalogue> {
      const shared = await fetchShared(timeout)
      return build(shared, [...before.rentals.values(), ...before.unplaced])
    },

    /** The catalogue with one rental as it is now, or without it. */
    async fetchRentalInto(before: Catalogue, id: string): Promise<Catalogue> {
      const rental = await fetchRental(before.rentals, id)
      return runInSlices(replaceSteps(before, id, rental))
    },
  }
}
