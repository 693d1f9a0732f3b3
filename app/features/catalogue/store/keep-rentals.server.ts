import type { Picture } from '~content/picture'
import type { Rental } from '~content/rental'
import { createYielder } from '~/platform/process/yielder.server'
import type { StoredEntry } from './entry-file.server'
import type { PageSource } from './page-source.server'
import type { PreparedEntry, PreparedRental } from './prepare-rentals'
import type { ReportSkipped } from './read-shared-content'
import { createValueSharing } from './share-values'
import { isMadeFrom } from './stored-rentals.server'

type KeeperOptions = {
  report: ReportSkipped
  /** Called with each picture of a rental that is new or has changed. */
  rememberPicture: (picture: Picture) => void
  /** Whether a rental can go on being held as it is. */
  isKept: (rental: Rental) => boolean
  /** The rental to hold; `row` is where its entry stands in the file already. */
  keep: (prepared: PreparedRental, row?: number) => Rental
}

export type RentalKeeper = (entry: PreparedEntry, row?: number) => Promise<Rental | null>

/**
 * Keeps rentals one by one, with pauses: a rental that is as before stays the same object, so that what was worked out
 * for it stays valid. `row` is where an entry stands in the file, if it comes from there. Null for skipped entries.
 */
export function createRentalKeeper(
  before: ReadonlyMap<string, Rental> | undefined,
  { report, rememberPicture, isKept, keep }: KeeperOptions,
): RentalKeeper {
  const yielder = createYielder(1)
  const shareValues = createValueSharing()
  return async (prepared, row) => {
    if (yielder.isDue()) await yielder.pause()
    if ('problem' in prepared) {
      report(prepared)
      return null
    }
    const held = before?.get(prepared.id)
    if (held && isMadeFrom(held, prepared.entry) && isKept(held)) return held
    for (const picture of JSON.parse(prepared.pictures) as Picture[]) rememberPicture(picture)
    const rental = keep(prepared, row)
    shareValues(rental)
    return rental
  }
}

/** Reads entries of the file as a page of rentals, and keeps those; throws if an entry is damaged. */
export async function keepStoredRentals(
  entries: readonly StoredEntry[],
  pages: PageSource,
  keep: RentalKeeper,
): Promise<Rental[]> {
  const texts = entries.map(({ text }) => text).join()
  if (!(await pages.readPage(`{"revision":"","rentals":[${texts}],"next":null}`)))
    throw new Error('A rental in the file of the catalogue is damaged.')
  const rentals: Rental[] = []
  for (const [at, prepared] of (await pages.prepareRentals()).entries()) {
    const stored = entries[at]
    const isSame = 'entry' in prepared && prepared.entry === stored?.text
    const rental = await keep(prepared, isSame ? stored.row : undefined)
    if (rental) rentals.push(rental)
  }
  return rentals
}
