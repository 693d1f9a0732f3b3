import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/platform/env/env.server'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder } from '~/platform/files/store/private-store.server'
import { outboxFileIn } from '~/platform/outbox/outbox-database.server'
import { canWrite } from '~/platform/sqlite/can-write.server'
import { seconds } from '~/platform/units/duration'

const checkedEvery = seconds(3)
/** Applies while the store is not usable. */
const checkedAgainAfter = seconds(1)

/** The answer of a check that touches the disk, which is not asked for at every request of `/ready`. */
export function rarely(check: () => boolean, now: () => number = Date.now): () => boolean {
  let isFine = false
  let checkedAt = -Infinity
  return () => {
    if (now() - checkedAt >= (isFine ? checkedEvery : checkedAgainAfter)) {
      isFine = check()
      checkedAt = now()
    }
    return isFine
  }
}

/** Whether what visitors send can be accepted. */
export const isOutboxUsable = (): boolean => canWrite(outboxFileIn(env.DATA_DIR))

/** Whether uploads can be stored: their rows, and the files themselves. */
export function isPrivateStoreUsable(): boolean {
  const { database, incoming } = privateFolders(privateFolder())
  return canWrite(database) && canWriteIn(incoming)
}

/** Whether people of the staff can sign in. */
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
