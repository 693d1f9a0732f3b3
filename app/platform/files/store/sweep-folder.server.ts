import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '~/platform/units/duration'
import type { FileRecords } from './file-records.server'

/** What has no row is either being written right now or was left behind by a crash. */
const writtenWithin = hours(1)

/**
 * Removes what lies in the folder though no row keeps it: files whose row says deleted, and what a crash
 * left half done. Gives the number of removed files.
 */
export async function sweepFolder(
  folder: string,
  records: FileRecords,
  now: number,
): Promise<number> {
  let removed = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const isKept = records.isKept(name)
    if (isKept === true) continue
    if (isKept === null && now - (await changedAt(path, now)) < writtenWithin) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** The time of the last change; now where the file is gone meanwhile. */
function changedAt(path: string, now: number): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  )
}
