import { createTurns } from '~/platform/process/turns'

/**
 * Runs jobs with at most `most` at the same time, and jobs of one name only once for all who ask while
 * it is under way.
 */
export function createJobs(most: number) {
  const underWay = new Map<string, Promise<void>>()
  const turns = createTurns({ atOnce: most })

  return {
    run(name: string, job: () => Promise<void>): Promise<void> {
      const shared = underWay.get(name)
      if (shared) return shared
      const started = turns.take(job).finally(() => underWay.delete(name))
      underWay.set(name, started)
      return started
    },
    get waiting(): number {
      return turns.waiting
    },
  }
}
