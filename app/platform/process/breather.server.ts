import { setImmediate as nextRound } from 'node:timers/promises'

const turn = 15

/**
 * Lets others be served during long work: where `isDue`, await `rest()`. Asking costs next to nothing,
 * so it can be done for every little step.
 */
export function createBreather() {
  let steps = 0
  let rested = performance.now()
  return {
    isDue: (): boolean => (++steps & 0xff) === 0 && performance.now() - rested > turn,
    async rest(): Promise<void> {
      await nextRound()
      rested = performance.now()
    },
  }
}

export type Breather = ReturnType<typeof createBreather>
