import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pageStorePolicy } from './cache-policy'

/**
 * Marks the pages of this build as in use, and deletes those of builds that have not run for a week. A week is long
 * enough for a rollback.
 */
export async function pruneOldBuilds(folder: string, fingerprint: string): Promise<void> {
  const now = new Date()
  await utimes(join(folder, fingerprint), now, now)
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now.getTime() - pageStorePolicy.maxBuildAge)
      await rm(join(folder, name), { recursive: true })
  }
}
