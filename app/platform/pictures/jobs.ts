/**
 * Runs jobs with at most `most` at the same time, and jobs of one name only once for all who ask while
 * it is under way.
 */
export function createJobs(most: number) {
  const underWay = new Map<string, Promise<void>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return {
    run(name: string, job: () => Promise<void>): Promise<void> {
      const shared = underWay.get(name)
      if (shared) return shared
      const started = inTurn(job).finally(() => underWay.delete(name))
      underWay.set(name, started)
      return started
    },
    get waiting(): number {
      return waiting.length
    },
  }
}
