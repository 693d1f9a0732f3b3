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
    const usedAt = await lastUseOf(join(folder, name))
    if (usedAt < now.getTime() - pageStorePolicy.maxBuildAge)
      await rm(join(folder, name), { recursive: true })
  }
}

/** When a build was started last or saved its state last, which it does within seconds after a visit. */
async function lastUseOf(build: string): Promise<number> {
  const state = join(build, 'state')
  const saved = await readdir(state).catch(() => [])
  const files = [build, ...saved.map((name) => join(state, name))]
  return Math.max(...(await Promise.all(files.map(modifiedAt))))
}

/** When a file was changed last; 0 if a running site has replaced it meanwhile. */
async function modifiedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
