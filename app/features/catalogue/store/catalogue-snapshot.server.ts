import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { constants, createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod'
import type { Rental } from '~content/rental'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import type { Catalogue } from '../catalogue'

/**
 * Keeps the catalogue as lines of JSON: what rentals share, then a rental on each line, so that neither writing nor
 * reading holds the event loop or needs the whole text. Throws what the file system throws.
 */
export async function saveSnapshot(file: string, catalogue: Catalogue): Promise<void> {
  const lines = Readable.from(snapshotLines(catalogue), { objectMode: false })
  await writeAtomically(file, lines.pipe(createGzip({ level: constants.Z_BEST_SPEED })))
}

function* snapshotLines({ revision, taxonomies, rentals, unplaced }: Catalogue): Generator<string> {
  const count = rentals.size + unplaced.length
  yield `${JSON.stringify({ revision, ...taxonomies, count })}\n`
  for (const rental of rentals.values()) yield line(rental)
  for (const rental of unplaced) yield line(rental)
}

function line(rental: Rental): string {
  return `${JSON.stringify(rental)}\n`
}

const firstLineSchema = z.union([
  z.object({ count: z.number() }),
  // Earlier versions kept everything in one line.
  z.object({ rentals: z.array(z.unknown()) }),
])

/**
 * What was kept: what rentals share as it was written, and each rental as `read` makes it, left out where that is null.
 * Null where nothing was kept, or nothing that is whole.
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

async function* jsonLines(file: string): AsyncGenerator<unknown, undefined> {
  const input = createReadStream(file)
  const text = createGunzip()
  input.on('error', (error) => text.destroy(error))
  input.pipe(text).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    for (const each of lines) yield JSON.parse(each)
  }
  // Only snapshots of earlier versions end without a line break.
  if (rest) yield JSON.parse(rest)
}
