import { setTimeout as pause } from 'node:timers/promises'
import type { Picture } from '~content/picture'
import { log } from '~/platform/log/log.server'
import { minutes, seconds } from '~/platform/units/duration'
import type { KnownPictures } from './known-pictures.server'
import type { PictureVariant } from './parse-picture-address'
import { srcSetWidths } from './picture-address'
import type { PictureStore } from './picture-store.server'

/** The variants that pages offer of a picture, in the order in which they are encoded. */
const offered: readonly Omit<PictureVariant, 'hash'>[] = (['avif', 'webp'] as const).flatMap(
  (format) => srcSetWidths[format].map((width) => ({ width, format })),
)

/** Whether a variant is encoded ahead, before a visitor asks for it. */
export const isOffered = ({ width, format }: PictureVariant): boolean =>
  offered.some((one) => one.width === width && one.format === format)

const pollEvery = 100
const lookAgainEvery = seconds(1)
const retryAfter = minutes(5)
const reconnectAfter = seconds(30)
/** This many originals in a row that cannot be fetched mean that the CMS is unreachable. */
const maxFailures = 5

export type PreparedPictures = {
  /** Queues a picture that no page shows yet. */
  add: (picture: Picture) => void
  /** Prepares a picture before all others, since visitors look at it. */
  prefer: (picture: Picture) => void
  stop: () => void
}

/**
 * Mirrors the originals of all known pictures, so that they are served while the CMS is down, and encodes what pages
 * offer of them, so that no visitor waits for an encoder. The smallest variant of every picture comes before the second
 * of any. One is made at a time, only while no visitor waits for one, and for at most half of the time. Without
 * `isAhead` only preferred pictures are encoded.
 */
export function preparePictures(
  known: KnownPictures,
  store: PictureStore,
  { isAhead = true } = {},
): PreparedPictures {
  const aborter = new AbortController()
  const wait = (duration: number) =>
    pause(duration, undefined, { ref: false, signal: aborter.signal })
  /** Pictures by the number of steps that are done. The first step is the original, then one for each variant. */
  const queues = Array.from({ length: isAhead ? offered.length + 1 : 1 }, createPictureQueue)
  const preferred = new Set<Picture>()
  let failed: Picture[] = []
  let failuresInRow = 0
  let retryAt = 0

  async function runStep(picture: Picture, step: number): Promise<void> {
    const variant = offered[step - 1]
    if (!variant) return store.mirror(picture)
    const named = { hash: picture.hash, ...variant }
    if (await store.findVariant(named)) return
    while (!store.isIdle()) await wait(pollEvery)
    const startedAt = performance.now()
    await store.variant(picture, named)
    await wait(performance.now() - startedAt)
  }

  /** Whether it succeeded. */
  async function tryStep(picture: Picture, step: number): Promise<boolean> {
    try {
      await runStep(picture, step)
      failuresInRow = 0
      return true
    } catch (err) {
      aborter.signal.throwIfAborted()
      log.debug({ err, hash: picture.hash, step }, 'picture could not be prepared')
      if (step === 0 && ++failuresInRow >= maxFailures) await wait(reconnectAfter)
      return false
    }
  }

  async function prepare(picture: Picture): Promise<void> {
    for (let step = 0; step <= offered.length; step++) if (!(await tryStep(picture, step))) return
  }

  async function continueWithNext(): Promise<void> {
    for (const [step, queue] of queues.entries()) {
      const picture = queue.take()
      if (!picture) continue
      if (await tryStep(picture, step)) queues[step + 1]?.add(picture)
      else failed.push(picture)
      return
    }
    await wait(lookAgainEvery)
  }

  async function run(): Promise<void> {
    while (!aborter.signal.aborted) {
      if (failed.length > 0 && Date.now() >= retryAt) {
        retryAt = Date.now() + retryAfter
        for (const picture of failed) queues[0]?.add(picture)
        failed = []
      }
      const [picture] = preferred
      if (picture) {
        await prepare(picture)
        preferred.delete(picture)
      } else await continueWithNext()
    }
  }

  const add = (picture: Picture) => queues[0]?.add(picture)
  known.watch(add)
  run().catch((err: unknown) => {
    if (!aborter.signal.aborted) log.error({ err }, 'preparing pictures stopped')
  })
  return {
    add,
    prefer: (picture) => void preferred.add(picture),
    stop: () => aborter.abort(),
  }
}

/** First in, first out. Taking one by `shift` may move all others, which are hundreds of thousands on a large site. */
function createPictureQueue() {
  let pictures: Picture[] = []
  let taken = 0
  return {
    add: (picture: Picture): void => void pictures.push(picture),
    take(): Picture | undefined {
      const picture = pictures[taken++]
      if (taken >= pictures.length) [pictures, taken] = [[], 0]
      return picture
    },
  }
}
