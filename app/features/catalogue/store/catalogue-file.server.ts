import type { Rental } from '~content/rental'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { filterInSteps, mapInSteps, type Steps } from '~/platform/process/steps'
import { minutes } from '~/platform/units/duration'
import type { Catalogue } from '../catalogue'
import { openEntryFile, type StoredEntry } from './entry-file.server'
import type { PreparedRental } from './prepare-rentals'
import type { SharedContent } from './read-shared-content'
import { createStoredRentals, rowOf } from './stored-rentals.server'

type Saved = { shared: SharedContent; rentals: Rental[] }

type Readers = {
  /** What rentals share; null where it breaks the contract. */
  readShared: (shared: unknown) => SharedContent | null
  /** The rentals of entries that stand in rows of the file, without those that break the contract. */
  readRentals: (entries: readonly StoredEntry[]) => Promise<Rental[]>
}

type Log = (details: object, message: string) => void

/** A page that began with a rental may read its words for that long after the rental was replaced. */
const readableFor = minutes(1)

export type CatalogueFile = ReturnType<typeof createCatalogueFile>

/**
 * The catalogue in a file, from which a start is quick and in which the texts of rentals stand. Only reading the texts
 * of a rental throws: what could not be written is logged.
 */
export function createCatalogueFile(path: string, log: { error: Log }) {
  const report = createReport(path, log)
  let file = openEntryFile(path, report)
  let isOpen = true
  const toStored = createStoredRentals((row) => file.find(row))
  /** Rows that will be removed. */
  const unused = new Set<number>()
  /** Rows that the `withRollback` under way has added; null if none is. */
  let added: number[] | null = null

  /** Does `work` while the file is open; null where that fails. */
  async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | null> {
    try {
      return isOpen ? await work() : null
    } catch (err) {
      report(err)
      return null
    }
  }

  async function loadRows({ readShared, readRentals }: Readers): Promise<Saved | null> {
    const saved = file.findShared()
    const shared = saved && readShared(JSON.parse(saved))
    if (!shared) return null
    const byId = new Map<string, Rental>()
    for (const entries of file.entries()) {
      for (const { row } of entries) unused.add(row)
      for (const rental of await readRentals(entries)) byId.set(rental.id, rental)
    }
    const rentals = [...byId.values()]
    for (const rental of rentals) unused.delete(rowOf(rental) ?? 0)
    await removeRows([...unused])
    return { shared, rentals }
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
    /** Stores a rental and returns the object to hold; `row` is where its entry stands already. */
    store(prepared: PreparedRental, row?: number): Rental {
      if (!isOpen) return wholeRental(prepared)
      try {
        const stored = row ?? file.add(prepared.entry)
        if (row === undefined) added?.push(stored)
        return toStored(prepared, stored)
      } catch (err) {
        report(err)
        return wholeRental(prepared)
      }
    },

    /** Whether the words of a rental are in the file. */
    isStored(rental: Rental): boolean {
      const row = rowOf(rental)
      try {
        return row !== null && (!isOpen || file.has(row))
      } catch (err) {
        report(err)
        return false
      }
    },

    /** Runs `work`. If it throws, removes the rows that it added. */
    async withRollback<Result>(work: () => Promise<Result>): Promise<Result> {
      const rows: number[] = (added = [])
      try {
        return await work()
      } catch (error) {
        await removeRows(rows)
        throw error
      } finally {
        added = null
      }
    },

    /** Saves what rentals share. From then on the file counts as a whole catalogue. */
    async saveShared({ revision, taxonomies }: Catalogue): Promise<void> {
      await attempt(() => file.saveShared(JSON.stringify({ revision, ...taxonomies })))
    },

    /** What was saved; null without a whole catalogue. Then the file is made anew. */
    async load(readers: Readers): Promise<Saved | null> {
      const saved = await attempt(() => loadRows(readers))
      if (!saved && isOpen) {
        unused.clear()
        file.close()
        file = openEntryFile(path, report, { anew: true })
      }
      return saved
    },

    /** Removes the rows of rentals that another catalogue does not hold any more, a while later. */
    async removeUnused(before: Catalogue, after: Catalogue): Promise<void> {
      const rows = await runInSlices(noteGoneRows(before, after, unused))
      if (rows.length > 0) setTimeout(() => void removeRows(rows), readableFor).unref()
    },

    /** Removes what is left to remove, and closes the file. */
    async close(): Promise<void> {
      await removeRows([...unused])
      isOpen = false
      file.close()
    },
  }
}

/** A rental that holds its words itself. */
function wholeRental({ entry }: PreparedRental): Rental {
  return JSON.parse(entry) as Rental
}

/** Adds the rows of rentals that only the catalogue before holds to `unused`, and returns them. */
function* noteGoneRows(before: Catalogue, after: Catalogue, unused: Set<number>): Steps<number[]> {
  const rows = yield* mapInSteps(yield* goneRentals(before, after), (rental) => {
    const row = rowOf(rental)
    if (row !== null) unused.add(row)
    return row
  })
  return rows.filter((row) => row !== null)
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

/** Logs at most once a minute: where the disk is full, each rental fails. */
function createReport(file: string, log: { error: Log }): (err: unknown) => void {
  let reportedAt = -Infinity
  return (err) => {
    if (performance.now() - reportedAt < minutes(1)) return
    reportedAt = performance.now()
    log.error({ err, file }, 'catalogue file could not be read or written')
  }
}
