import { setTimeout as pause } from 'node:timers/promises'
import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'
import type { KnownPictures } from './known-pictures.server'
import type { PictureWidth } from './picture-address'
import type { PictureStore } from './picture-store.server'

const breath = 40
const betweenRounds = minutes(5)
/** So many failures in a row mean that the CMS is away; the next round tries again. */
const patience = 5

/**
 * Fetches the originals of all known pictures one after the other, round by round, so that they outlive
 * the CMS, and then makes their AVIF in the widths `ahead`, so that first visitors do not wait for them.
 * Returns how to stop.
 */
export function mirrorPictures(
  known: KnownPictures,
  store: PictureStore,
  ahead: readonly PictureWidth[] = [],
): () => void {
  const aborter = new AbortController()
  const options = { ref: false, signal: aborter.signal }

  async function round(done: Set<string>): Promise<void> {
    let failures = 0
    for (const picture of await known.list()) {
      if (done.has(picture.hash) || failures >= patience) continue
      try {
        await store.mirror(picture)
        done.add(picture.hash)
        failures = 0
      } catch (err) {
        failures++
        log.debug({ err, hash: picture.hash }, 'original could not be fetched')
      }
      await pause(breath, undefined, options)
    }
  }

  /** One at a time, so that visitors' own pictures come first. */
  async function makeAhead(made: Set<string>): Promise<void> {
    for (const picture of await known.list()) {
      if (made.has(picture.hash) || aborter.signal.aborted) continue
      made.add(picture.hash)
      for (const width of ahead) {
        await store
          .variant(picture, { hash: picture.hash, width, format: 'avif' })
          .catch((err: unknown) => log.debug({ err, hash: picture.hash }, 'not made ahead'))
      }
      await pause(breath, undefined, options)
    }
  }

  async function run(): Promise<void> {
    const done = new Set<string>()
    const made = new Set<string>()
    while (!aborter.signal.aborted) {
      await round(done)
      await makeAhead(made)
      await pause(betweenRounds, undefined, options)
    }
  }

  run().catch((err: unknown) => {
    if (!aborter.signal.aborted) log.error({ err }, 'pictures are no longer mirrored')
  })
  return () => aborter.abort()
}
