import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { days } from '~/platform/units/duration'

/** Pages of an edition that did not run for so long are removed; a step back to it is unlikely by then. */
const keptFor = days(7)

/** Marks this edition as in use and removes those that were not used for a week. */
export async function forgetOldEditions(folder: string, edition: string): Promise<void> {
  const now = new Date()
  await utimes(join(folder, edition), now, now)
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now.getTime() - keptFor) await rm(join(folder, name), { recursive: true })
  }
}
