import { setTimeout as pause } from 'node:timers/promises'

/**
 * Processes pages in the background by priority, `concurrency` at a time with a pause after each, so that visitors'
 * requests come first. A page is queued at most once.
 */
export function createBackgroundQueue(
  work: (key: string) => Promise<void>,
  { concurrency = 1, pauseAfter = 2 }: { concurrency?: number; pauseAfter?: number } = {},
) {
  const priorities = new Map<string, number>()
  let running = 0
  let stopped = false
  let idle: (() => void)[] = []

  function takeNext(): string | undefined {
    let best: string | undefined
    let highest = -1
    for (const [key, priority] of priorities) {
      if (priority > highest) [best, highest] = [key, priority]
    }
    if (best !== undefined) priorities.delete(best)
    return best
  }

  async function run(): Promise<void> {
    running++
    for (let key = takeNext(); key !== undefined && !stopped; key = takeNext()) {
      await work(key)
      await pause(pauseAfter)
    }
    running--
    if (running === 0) {
      for (const wake of idle) wake()
      idle = []
    }
  }

  return {
    add(key: string, priority: number): void {
      if (stopped) return
      priorities.set(key, Math.max(priority, priorities.get(key) ?? 0))
      if (running < concurrency) void run()
    },
    get size(): number {
      return priorities.size + running
    },
    /** Resolves when the queue is empty and nothing runs. */
    whenIdle(): Promise<void> {
      return running === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))
    },
    stop(): void {
      stopped = true
      priorities.clear()
    },
  }
}
