import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/platform/env/env.server'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder } from '~/platform/files/store/private-store.server'
import { outboxFileIn } from '~/platform/outbox/outbox-database.server'
import { canWrite } from '~/platform/sqlite/can-write.server'
import { seconds } from '~/platform/units/duration'

const recheckAfter = seconds(3)
/** Shorter while the store is not usable. */
const recheckFailedAfter = seconds(1)

/** Caches the result of a check that writes to the disk, so that not every request of `/ready` does. */
export function cacheCheck(check: () => boolean, now: () => number = Date.now): () => boolean {
  let isUsable = false
  let checkedAt = -Infinity
  return () => {
    if (now() - checkedAt >= (isUsable ? recheckAfter : recheckFailedAfter)) {
      isUsable = check()
      checkedAt = now()
    }
    return isUsable
  }
}

/** Whether the outbox can accept submissions. */
export const isOutboxUsable = (): boolean => canWrite(outboxFileIn(env.DATA_DIR))

/** Whether uploads can be stored: database rows and files. */
export function isPrivateStoreUsable(): boolean {
  const { database, incoming } = privateFolders(privateFolder())
  return canWrite(database) && canWriteIn(incoming)
}

/** Whether staff can sign in. */
export const isSessionStoreUsable = (): boolean =>
  canWrite(join(env.DATA_DIR, 'staff', 'sessions.db'))

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
