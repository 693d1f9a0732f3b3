import { setTimeout as pause } from 'node:timers/promises'
import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'
import type { KnownPictures } from './known-pictures.server'
import type { PictureWidth } from './picture-address'
import type { PictureStore } from './picture-store.server'

const pauseBetween = 40
const betweenRounds = minutes(5)
/** This many failures in a row mean that the CMS is unreachable; the next round tries again. */
const maxFailures = 5

/**
 * Mirrors the originals of all known pictures, so that they are served while the CMS is down, and encodes their AVIF
 * variants in the widths `ahead`, so that first visitors do not wait. Repeats in rounds. Returns how to stop.
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
      if (done.has(picture.hash) || failures >= maxFailures) continue
      try {
        await store.mirror(picture)
        done.add(picture.hash)
        failures = 0
      } catch (err) {
        failures++
        log.debug({ err, hash: picture.hash }, 'picture original could not be fetched')
      }
      await pause(pauseBetween, undefined, options)
    }
  }

  /** One at a time, so that requested pictures come first. */
  async function makeAhead(made: Set<string>): Promise<void> {
    for (const picture of await known.list()) {
      if (made.has(picture.hash) || aborter.signal.aborted) continue
      made.add(picture.hash)
      for (const width of ahead) {
        await store
          .variant(picture, { hash: picture.hash, width, format: 'avif' })
          .catch((err: unknown) =>
            log.debug({ err, hash: picture.hash }, 'picture variant could not be encoded ahead'),
          )
      }
      await pause(pauseBetween, undefined, options)
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
    if (!aborter.signal.aborted) log.error({ err }, 'picture mirror stopped')
  })
  return () => aborter.abort()
}
