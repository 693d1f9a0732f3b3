import { createReadStream } from 'node:fs'
import { constants, createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod'
import type { Rental } from '~content/rental'
import { jsonLinesOf, readJsonLines } from '~/platform/files/json-lines.server'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import type { Catalogue } from '../catalogue'

/**
 * Keeps the catalogue as lines of JSON: what rentals share, then a rental on each line, so that neither writing nor
 * reading holds the event loop or needs the whole text. Throws what the file system throws.
 */
export async function saveSnapshot(file: string, catalogue: Catalogue): Promise<void> {
  const lines = jsonLinesOf(snapshotValues(catalogue))
  await writeAtomically(file, lines.pipe(createGzip({ level: constants.Z_BEST_SPEED })))
}

function* snapshotValues({ revision, taxonomies, rentals, unplaced }: Catalogue): Generator {
  yield { revision, ...taxonomies, count: rentals.size + unplaced.length }
  yield* rentals.values()
  yield* unplaced
}

const firstLineSchema = z.union([
  z.object({ count: z.number() }),
  // Earlier versions kept everything in one line.
  z.object({ rentals: z.array(z.unknown()) }),
])

/**
 * What was kept: what rentals share as it was written, and each rental as `read` makes it, left out where that is null.
 * Null if nothing was kept, or nothing that is whole.
 */
export async function findSnapshot(
  file: string,
  read: (entry: unknown) => Promise<Rental | null>,
): Promise<{ shared: unknown; rentals: Rental[] } | null> {
  try {
    const lines = jsonLines(file)
    const shared = (await lines.next()).value
    const first = firstLineSchema.parse(shared)
    const rentals: Rental[] = []
    let count = 0
    for await (const entry of 'rentals' in first ? first.rentals : lines) {
      const rental = await read(entry)
      if (rental) rentals.push(rental)
      count++
    }
    return 'rentals' in first || first.count === count ? { shared, rentals } : null
  } catch {
    return null
  }
}

function jsonLines(file: string): AsyncGenerator<unknown, undefined> {
  const input = createReadStream(file)
  const text = createGunzip()
  input.on('error', (error) => text.destroy(error))
  return readJsonLines(input.pipe(text))
}
