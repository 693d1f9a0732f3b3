import { setTimeout as pause } from 'node:timers/promises'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import type { Feature } from './feature'

/** Starts all features in the background, retrying those that fail. */
export function startFeatures(
  features: readonly Feature[],
  { retryAfter = seconds(5), pollEvery = seconds(1) } = {},
) {
  const stops: (() => Promise<void>)[] = []
  const started = new Set<Feature>()
  let isStopped = false

  async function start(feature: Feature): Promise<void> {
    while (!isStopped) {
      try {
        stops.push(await feature.start())
        started.add(feature)
        return
      } catch (err) {
        log.error({ err, feature: feature.name }, 'feature failed to start, retrying')
        await pause(retryAfter, undefined, { ref: false })
      }
    }
  }

  async function waitsFor(): Promise<string[]> {
    const checked = await Promise.all(
      features.map(async (one) => ({
        name: one.name,
        isReady: started.has(one) && (await (one.isReady?.() ?? true)),
      })),
    )
    return checked.filter(({ isReady }) => !isReady).map(({ name }) => name)
  }

  async function whenReady(): Promise<void> {
    await Promise.all(features.map(start))
    while (!isStopped && (await waitsFor()).length > 0) {
      await pause(pollEvery, undefined, { ref: false })
    }
  }

  return {
    /** Resolves when every feature is ready, which may be long after the start. */
    ready: whenReady(),
    /** The names of the features that are not ready. */
    waitsFor,
    async stop(): Promise<void> {
      isStopped = true
      await Promise.allSettled(stops.map((stop) => stop()))
    },
  }
}
