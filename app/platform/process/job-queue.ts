/** The queue holds its maximum of waiting jobs. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export type JobQueueOptions = {
  /** Jobs that run at the same time. */
  concurrency: number
  /** Jobs that may wait; one more throws `QueueFull`. */
  maxWaiting?: number
  /** Milliseconds after which a running job frees its slot: it probably waits for something else. */
  maxHold?: number
  /** After a job the next waiting one starts after a pause as long as the job took, at most this many milliseconds. */
  maxPause?: number
}

/** Runs async jobs with limited concurrency, in order of arrival. */
export function createJobQueue(options: JobQueueOptions) {
  const { concurrency, maxWaiting = Infinity, maxHold = Infinity, maxPause = 0 } = options
  const waiting: (() => void)[] = []
  let running = 0

  function startNext(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  /** Occupies a slot. Returns how to free it, which happens by itself after `maxHold`. */
  function occupySlot(): () => void {
    let isFree = false
    const startedAt = performance.now()
    const free = () => {
      if (isFree) return
      isFree = true
      clearTimeout(timer)
      const pause = Math.min(maxPause, performance.now() - startedAt)
      if (pause > 0 && waiting.length > 0) setTimeout(startNext, pause)
      else startNext()
    }
    const timer = maxHold === Infinity ? undefined : setTimeout(free, maxHold)
    return free
  }

  return {
    /** Runs a job when a slot is free. Throws `QueueFull`, or what the job throws. */
    async run<Result>(job: () => Promise<Result>): Promise<Result> {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting) throw new QueueFull()
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running++
      const freeSlot = occupySlot()
      try {
        return await job()
      } finally {
        freeSlot()
      }
    },
    /** Number of jobs that wait. */
    get waiting(): number {
      return waiting.length
    },
  }
}
