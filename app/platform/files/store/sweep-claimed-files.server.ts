import { days, hours } from '~/platform/units/duration'
import type { PrivateStore } from './create-private-store.server'

type Sweep = {
  files: Pick<PrivateStore, 'listOwners' | 'listOwned'>
  kinds: readonly string[]
  now: number
  /** Deletes those of an owner's files that its record does not name. Returns their number. */
  drop: (owner: string, ids: readonly string[]) => Promise<number>
}

/** By then the request that saves the record has ended. */
const settledAfter = hours(1)
/** Older files were checked on the days before. */
const lookBack = days(7)

/**
 * Gives the claimed files of the last week to `drop`, owner by owner, and returns how many it deleted. A failure
 * between storing a file and storing its record leaves one behind. `drop` reads the record itself, as it is by then.
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
