import { QueueFull } from './job-queue'

/** Limits the jobs of each group (of an address, of an account) that run at the same time. */
export function createGroupLimit({ max }: { max: number }) {
  const running = new Map<string, number>()

  return {
    /** Runs a job. Throws `QueueFull` while the group runs as many as it may, or what the job throws. */
    async run<Result>(group: string, job: () => Promise<Result>): Promise<Result> {
      const before = running.get(group) ?? 0
      if (before >= max) throw new QueueFull()
      running.set(group, before + 1)
      try {
        return await job()
      } finally {
        const left = (running.get(group) ?? 0) - 1
        if (left > 0) running.set(group, left)
        else running.delete(group)
      }
    },
  }
}
