import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '~/platform/units/duration'

/** A file without a row is either being written or left over from a crash. */
export const writtenWithin = hours(1)

/**
 * Removes files whose row is marked as deleted, and leftovers of crashes. `isKept` returns null for a file without a
 * row. Returns the number of removed files.
 */
export async function sweepFolder(
  folder: string,
  isKept: (name: string) => Promise<boolean | null>,
  now: number,
): Promise<number> {
  let removed = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const kept = await isKept(name)
    if (kept === true) continue
    if (kept === null && now - (await changedAt(path, now)) < writtenWithin) continue
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

/** The time of the last change; `now` if the file no longer exists. */
function changedAt(path: string, now: number): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  )
}
