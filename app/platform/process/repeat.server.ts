type Schedule = {
  /** Milliseconds between the starts of two runs. */
  every: number
  /** Whether the first run starts now or after the first interval. */
  atOnce: boolean
}

/**
 * Runs a job at an interval, never two runs at once. If a run takes longer than intervals, one of those that it missed
 * follows it. Does not keep the process alive. The job handles its own errors. Returns how to stop, which waits for a
 * running job.
 */
export function repeat(job: () => Promise<void>, { every, atOnce }: Schedule): () => Promise<void> {
  let runs = atOnce ? job() : Promise.resolve()
  let isDue = false
  let isStopped = false

  async function runIfDue(): Promise<void> {
    if (!isDue || isStopped) return
    isDue = false
    await job()
  }

  const timer = setInterval(() => {
    if (isDue) return
    isDue = true
    runs = runs.then(runIfDue)
  }, every)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await runs
  }
}
