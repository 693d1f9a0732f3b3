import { performance } from 'node:perf_hooks'
import { seconds } from '~/platform/units/duration'
import { logPageFailure } from './log-page-failure.server'

type QueueOptions = {
  concurrency?: number
  /** Milliseconds to pause after each page at least. */
  pauseAfter?: number
  /** The share of the time that the work may take. Pauses between pages are as long as that needs. */
  share?: number | undefined
  /** Milliseconds for which this process has been busy so far, with this work and with others'. */
  busyTime?: () => number
}

/** The longest pause after a page, so that one slow page does not delay the next ones. */
const maxPause = seconds(1)

/**
 * Processes pages in the background by priority, `concurrency` at a time with a pause after each, so that visitors'
 * requests come first. A page is queued at most once. If the work on a page fails, that is logged and the next one
 * follows.
 */
export function createBackgroundQueue(
  work: (key: string) => Promise<void>,
  { concurrency = 1, pauseAfter = 2, share = 1, busyTime = eventLoopTime }: QueueOptions = {},
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
    // Pages that are added together are compared before the first one begins.
    await Promise.resolve()
    for (let key = takeNext(); key !== undefined && !stopped; key = takeNext()) {
      const busyBefore = busyTime()
      await work(key).catch(logPageFailure(key))
      const owed = (busyTime() - busyBefore) * (1 / share - 1)
      await pause(Math.max(pauseAfter, Math.min(owed, maxPause)))
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

/** Waiting for the CMS does not count, answering visitors meanwhile does. */
function eventLoopTime(): number {
  return performance.eventLoopUtilization().active
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration).unref())
}
