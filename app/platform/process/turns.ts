/** Too many wait for their turn already. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

export type TurnOptions = {
  atOnce: number
  mostWaiting?: number
  /** Milliseconds after which the next job begins though this one is not done: it waits for something itself. */
  longestHold?: number
  /** At most so many milliseconds, and as many as a job took, lie between it and the next one that waits. */
  longestRest?: number
}

/** Runs jobs with at most `atOnce` at the same time, the others in the order in which they came. */
export function createTurns(options: TurnOptions) {
  const { atOnce, mostWaiting = Infinity, longestHold = Infinity, longestRest = 0 } = options
  const waiting: (() => void)[] = []
  let running = 0

  function passOn(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  function takeTurn(): () => void {
    let isOver = false
    const begun = performance.now()
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      const rest = Math.min(longestRest, performance.now() - begun)
      if (rest > 0 && waiting.length > 0) setTimeout(passOn, rest)
      else passOn()
    }
    const timer = longestHold === Infinity ? undefined : setTimeout(end, longestHold)
    return end
  }

  return {
    /** Throws `TooManyWaiting` where more than `mostWaiting` would wait, else what the job throws. */
    async take<Result>(job: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) throw new TooManyWaiting()
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running++
      const end = takeTurn()
      try {
        return await job()
      } finally {
        end()
      }
    },
    get waiting(): number {
      return waiting.length
    },
  }
}
