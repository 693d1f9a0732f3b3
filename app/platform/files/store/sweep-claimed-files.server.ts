import { days, hours } from '~/platform/units/duration'
import type { PrivateStore } from './create-private-store.server'

type Sweep = {
  files: Pick<PrivateStore, 'listOwners' | 'listOwned'>
  kinds: readonly string[]
  now: number
  /** Deletes those of an owner's files that its record does not name. Gives how many. */
  drop: (owner: string, ids: readonly string[]) => Promise<number>
}

/** Whatever saves a record is over by then. */
const settledAfter = hours(1)
/** Older files were looked at on the days before. */
const lookBack = days(7)

/**
 * Offers the claimed files of the last week to be deleted, which something that failed between file and record may have
 * left behind. Gives how many were. The records are to be read after that: a file that one names by then is no remains.
 */
export async function sweepClaimedFiles({ files, kinds, now, drop }: Sweep): Promise<number> {
  const until = now - settledAfter
  let dropped = 0
  for (const owner of await files.listOwners(kinds, { from: now - lookBack, until })) {
    const owned = await files.listOwned(owner)
    const settled = owned.filter(({ kind, createdAt }) => kinds.includes(kind) && createdAt < until)
    dropped += await drop(
      owner,
      settled.map(({ id }) => id),
    )
  }
  return dropped
}
