/** Too many wait for their turn already. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

export type TurnOptions = { atOnce: number; mostWaiting?: number }

/** Runs jobs with at most `atOnce` at the same time, the others in the order in which they came. */
export function createTurns({ atOnce, mostWaiting = Infinity }: TurnOptions) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    /** Throws `TooManyWaiting` where more than `mostWaiting` would wait, else what the job throws. */
    async take<Result>(job: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) throw new TooManyWaiting()
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running++
      try {
        return await job()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
    get waiting(): number {
      return waiting.length
    },
  }
}
