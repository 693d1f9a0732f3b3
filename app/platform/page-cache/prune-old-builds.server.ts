import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { days } from '~/platform/units/duration'

/** Long enough for a rollback to the build before. */
const keptFor = days(7)

/** Marks the pages of this build as in use, and deletes those of builds that have not run for a week. */
export async function pruneOldBuilds(folder: string, fingerprint: string): Promise<void> {
  const now = new Date()
  await utimes(join(folder, fingerprint), now, now)
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now.getTime() - keptFor) await rm(join(folder, name), { recursive: true })
  }
}
