import { setImmediate as nextMacrotask } from 'node:timers/promises'

/** Milliseconds of work between two pauses. What others do in the same turn of the event loop comes on top. */
const timeSlice = 5

/**
 * Keeps long synchronous work from blocking the event loop: call `isDue` at every small step and await `pause()` when
 * it returns true. `isDue` is cheap, since it reads the clock once in `stepsPerCheck` calls only.
 */
export function createYielder(stepsPerCheck = 256) {
  let steps = 0
  let resumedAt = performance.now()
  return {
    isDue: (): boolean =>
      ++steps % stepsPerCheck === 0 && performance.now() - resumedAt > timeSlice,
    async pause(): Promise<void> {
      await nextMacrotask()
      resumedAt = performance.now()
    },
  }
}

export type Yielder = ReturnType<typeof createYielder>
