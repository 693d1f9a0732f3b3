import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import type { Catalogue } from '../catalogue'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Keeps the catalogue in the shape in which the CMS answers it. Throws what the file system throws. */
export async function saveSnapshot(file: string, catalogue: Catalogue): Promise<void> {
  const { revision, taxonomies, rentals } = catalogue
  const payload = JSON.stringify({ revision, ...taxonomies, rentals: [...rentals.values()] })
  await writeAtomically(file, await compress(payload))
}

/** What was kept, unchecked; null where nothing was, or nothing that can be read. */
export async function findSnapshot(file: string): Promise<unknown> {
  try {
    return JSON.parse((await decompress(await readFile(file))).toString('utf8'))
  } catch {
    return null
  }
}
