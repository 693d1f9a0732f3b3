import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { seconds } from '~/platform/units/duration'

const recheckAfter = seconds(3)
/** Shorter while the store is not usable. */
const recheckFailedAfter = seconds(1)

/** Caches the result of a check that writes to a store, so that not every request of `/ready` does. */
export function cacheCheck(
  check: () => Promise<boolean>,
  now: () => number = Date.now,
): () => Promise<boolean> {
  let isUsable = false
  let checkedAt = -Infinity
  let latest = Promise.resolve(false)
  return () => {
    if (now() - checkedAt >= (isUsable ? recheckAfter : recheckFailedAfter)) {
      checkedAt = now()
      latest = check().then((answer) => (isUsable = answer))
    }
    return latest
  }
}

/** Caches figures for a second, so that requests of `/ready` do not keep the connections of a store from forms. */
export function cacheFigures<Figures>(
  read: () => Promise<Figures>,
  now: () => number = Date.now,
): () => Promise<Figures> {
  let latest: Promise<Figures> | null = null
  let readAt = -Infinity
  return () => {
    if (latest && now() - readAt < seconds(1)) return latest
    readAt = now()
    return (latest = read())
  }
}

/** Whether uploads can be received and stored. */
export async function isPrivateStoreUsable(): Promise<boolean> {
  const { incoming } = privateFolders(privateFolder())
  return canWriteIn(incoming) && (await privateStore().canWrite())
}

function canWriteIn(folder: string): boolean {
  const file = join(folder, `write-check-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, 'x', { mode: 0o600 })
    rmSync(file)
    return true
  } catch {
    return false
  }
}
