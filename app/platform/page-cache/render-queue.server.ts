import { setTimeout as pause } from 'node:timers/promises'

/**
 * Works off pages in the background, the most wanted first, a few at a time and with a breath between
 * them, so that visitors come first. A page waits in it once.
 */
export function createRenderQueue(
  work: (key: string) => Promise<void>,
  { concurrency = 1, breath = 2 }: { concurrency?: number; breath?: number } = {},
) {
  const waiting = new Map<string, number>()
  let running = 0
  let stopped = false
  let idle: (() => void)[] = []

  function takeMostWanted(): string | undefined {
    let best: string | undefined
    let most = -1
    for (const [key, wanted] of waiting) {
      if (wanted > most) [best, most] = [key, wanted]
    }
    if (best !== undefined) waiting.delete(best)
    return best
  }

  async function run(): Promise<void> {
    running++
    for (let key = takeMostWanted(); key !== undefined && !stopped; key = takeMostWanted()) {
      await work(key)
      await pause(breath)
    }
    running--
    if (running === 0) {
      for (const wake of idle) wake()
      idle = []
    }
  }

  return {
    add(key: string, wanted: number): void {
      if (stopped) return
      waiting.set(key, Math.max(wanted, waiting.get(key) ?? 0))
      if (running < concurrency) void run()
    },
    get size(): number {
      return waiting.size + running
    },
    /** Resolves when nothing waits or runs. */
    whenIdle(): Promise<void> {
      return running === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))
    },
    stop(): void {
      stopped = true
      waiting.clear()
    },
  }
}
