import type { Picture } from '~content/picture'
import type { Rental } from '~content/rental'
import { createYielder } from '~/platform/process/yielder.server'
import type { CatalogueFile } from './catalogue-file.server'
import type { StoredEntry } from './entry-file.server'
import type { PageSource } from './page-source.server'
import type { PreparedEntry } from './prepare-rentals'
import type { ReportSkipped } from './read-shared-content'
import { createValueSharing } from './share-values'
import { isMadeFrom } from './stored-rentals.server'

type UpsertOptions = {
  report: ReportSkipped
  /** Called with each picture of a rental that is new or has changed. */
  rememberPicture: (picture: Picture) => void
  file: Pick<CatalogueFile, 'isStored' | 'store'>
}

export type UpsertRental = (entry: PreparedEntry, row?: number) => Promise<Rental | null>

/**
 * Stores rentals one by one, with pauses: a rental that is as before stays the same object, so that what was worked out
 * for it stays valid. `row` is where an entry stands in the file, if it comes from there. Null for skipped entries.
 */
export function createRentalUpsert(
  before: ReadonlyMap<string, Rental> | undefined,
  { report, rememberPicture, file }: UpsertOptions,
): UpsertRental {
  const yielder = createYielder(1)
  const shareValues = createValueSharing()
  return async (prepared, row) => {
    if (yielder.isDue()) await yielder.pause()
    if ('problem' in prepared) {
      report(prepared)
      return null
    }
    const held = before?.get(prepared.id)
    if (held && isMadeFrom(held, prepared.entry) && file.isStored(held)) return held
    for (const picture of JSON.parse(prepared.pictures) as Picture[]) rememberPicture(picture)
    const rental = file.store(prepared, row)
    shareValues(rental)
    return rental
  }
}

/** The rentals of entries that stand in the file; throws if an entry is damaged. */
export async function readStoredRentals(
  entries: readonly StoredEntry[],
  pages: PageSource,
  upsert: UpsertRental,
): Promise<Rental[]> {
  const texts = entries.map(({ text }) => text).join()
  if (!(await pages.readPage(`{"revision":"","rentals":[${texts}],"next":null}`)))
    throw new Error('A rental in the file of the catalogue is damaged.')
  const rentals: Rental[] = []
  for (const [at, prepared] of (await pages.prepareRentals()).entries()) {
    const stored = entries[at]
    const isSame = 'entry' in prepared && prepared.entry === stored?.text
    const rental = await upsert(prepared, isSame ? stored.row : undefined)
    if (rental) rentals.push(rental)
  }
  return rentals
}
