import { createJobQueue } from '~/platform/process/job-queue'

/** A job queue in which a job that is already queued or running under the same name is shared. */
export function createJobs(concurrency: number) {
  const inFlight = new Map<string, Promise<void>>()
  const queue = createJobQueue({ concurrency })

  return {
    run(name: string, job: () => Promise<void>): Promise<void> {
      const shared = inFlight.get(name)
      if (shared) return shared
      const started = queue.run(job).finally(() => inFlight.delete(name))
      inFlight.set(name, started)
      return started
    },
    /** Number of jobs that wait. */
    get waiting(): number {
      return queue.waiting
    },
    /** Whether no job runs or waits. */
    get isIdle(): boolean {
      return inFlight.size === 0
    },
  }
}
