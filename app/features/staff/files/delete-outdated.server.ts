import type { FileRetention } from '~content/file-retention'
import { uploadKinds, type FileMatter } from '~/features/uploads/upload-kinds'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'

const monthsOf = {
  career: 'careerMonths',
  identity: 'identityMonths',
} as const satisfies Record<FileMatter, keyof FileRetention>

/**
 * Deletes the files whose time of keeping is over; their rows and the trail of their readings stay. Gives how
 * many went. Throws `StorageUnavailable`.
 */
export async function deleteOutdated(
  store: PrivateStore,
  retention: FileRetention,
  now: number,
): Promise<number> {
  let deleted = 0
  for (const { name, holds } of uploadKinds) {
    deleted += await store.deleteOlderThan(name, monthsBefore(now, retention[monthsOf[holds]]))
  }
  return deleted
}

/** The same day some months ago; where that month is shorter, a few days later, never earlier. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const day = new Date(now).getUTCDate()
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}
