import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '~/platform/units/duration'

/** What has no row is either being written right now or was left behind by a crash. */
const writtenWithin = hours(1)

/**
 * Removes what lies in a folder though nobody keeps it: what is deleted by its row, and what a crash left
 * half done. `isKept`: null where there is no row. Gives the number of removed files.
 */
export async function sweepFolder(
  folder: string,
  isKept: (name: string) => boolean | null,
  now: number,
): Promise<number> {
  let removed = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const kept = isKept(name)
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

/** The time of the last change; now where the file is gone meanwhile. */
function changedAt(path: string, now: number): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  )
}
