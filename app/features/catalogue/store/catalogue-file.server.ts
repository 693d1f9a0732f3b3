import { setImmediate as nextMacrotask } from 'node:timers/promises'
import type { Rental } from '~content/rental'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { filterInSteps, type Steps } from '~/platform/process/steps'
import { minutes } from '~/platform/units/duration'
import type { Catalogue } from '../catalogue'
import { openEntryFile } from './entry-file.server'
import { createStoredRentals, rowOf } from './stored-rentals.server'

/** What rentals share as it was written, and the rentals as `read` made them. */
type Saved = { shared: unknown; rentals: Rental[] }

type Log = (details: object, message: string) => void

/** An entry that stands in a row of the file; null where it breaks the contract. */
type Read = (entry: unknown, row: number) => Promise<Rental | null>

/** A page that began with a rental may read its words for that long after the rental was replaced. */
const readableFor = minutes(1)

const rowsPerRead = 50

/**
 * Keeps the catalogue in a file, from which a start is quick and in which the words of rentals stand. Nothing of it
 * throws but reading the words of a rental: what could not be written is logged.
 */
export function createCatalogueFile(path: string, log: { error: Log }) {
  const report = (err: unknown) => log.error({ err, file: path }, 'file of the catalogue failed')
  let file = openEntryFile(path, report)
  let isOpen = true
  const toStored = createStoredRentals((row) => file.find(row))
  /** Rows that will be removed. */
  const unused = new Set<number>()

  /** Does `work` while the file is open; null where that fails. */
  async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | null> {
    try {
      return isOpen ? await work() : null
    } catch (err) {
      report(err)
      return null
    }
  }

  async function loadRows(read: Read): Promise<Saved | null> {
    const shared = file.findShared()
    if (shared === null) return null
    const byId = new Map<string, Rental>()
    for (let last = 0, more = true; more;) {
      const rows = file.after(last, rowsPerRead)
      for (const { row, text } of rows) {
        unused.add(row)
        const rental = await read(JSON.parse(text), row)
        if (rental) byId.set(rental.id, rental)
        last = row
      }
      more = rows.length > 0
    }
    const rentals = [...byId.values()]
    for (const rental of rentals) unused.delete(rowOf(rental) ?? 0)
    await removeRows([...unused])
    return { shared: JSON.parse(shared), rentals }
  }

  async function removeRows(rows: readonly number[]): Promise<void> {
    await attempt(() => runInSlices(removeEach(rows)))
  }

  function* removeEach(rows: readonly number[]): Steps<void> {
    for (const row of rows) {
      file.remove(row)
      unused.delete(row)
      yield
    }
  }

  return {
    /** Keeps a checked rental, whose text this is; `row` is where that stands already. */
    keep(rental: Rental, text: string, row?: number): Rental {
      try {
        if (isOpen) return toStored(rental, text, row ?? file.add(text))
      } catch (err) {
        report(err)
      }
      return rental
    },

    /** Does `work`; where that throws, the rentals that it kept are removed, since nobody holds them. */
    async keepIfAll<Result>(work: () => Promise<Result>): Promise<Result> {
      const last = file.lastRow()
      try {
        return await work()
      } catch (error) {
        await attempt(async () => {
          while (file.removeAfter(last, rowsPerRead)) await nextMacrotask()
        })
        throw error
      }
    },

    /** Saves what rentals share. From then on the file counts as a whole catalogue. */
    async saveShared({ revision, taxonomies }: Catalogue): Promise<void> {
      await attempt(() => file.saveShared(JSON.stringify({ revision, ...taxonomies })))
    },

    /** What was saved; null without a whole catalogue. Then the file is made anew. */
    async load(read: Read): Promise<Saved | null> {
      const saved = await attempt(() => loadRows(read))
      if (!saved) {
        file.close()
        file = openEntryFile(path, report, { anew: true })
      }
      return saved
    },

    /** Removes the rows of rentals that another catalogue does not hold any more, a while later. */
    async removeUnused(before: Catalogue, after: Catalogue): Promise<void> {
      const gone = await runInSlices(goneRentals(before, after))
      const rows = gone.flatMap((rental) => rowOf(rental) ?? [])
      if (rows.length === 0) return
      for (const row of rows) unused.add(row)
      setTimeout(() => void removeRows(rows), readableFor).unref()
    },

    /** Removes what is left to remove, and closes the file. */
    async close(): Promise<void> {
      await removeRows([...unused])
      isOpen = false
      file.close()
    },
  }
}

function* goneRentals(before: Catalogue, after: Catalogue): Steps<Rental[]> {
  const unplaced = new Set(after.unplaced)
  const isGone = (rental: Rental) =>
    after.rentals.get(rental.id) !== rental && !unplaced.has(rental)
  return [
    ...(yield* filterInSteps(before.rentals.values(), isGone)),
    ...before.unplaced.filter(isGone),
  ]
}
