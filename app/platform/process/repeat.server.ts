type Schedule = {
  /** Milliseconds between the starts of two runs. */
  every: number
  /** Whether the first run starts now or after the first interval. */
  atOnce: boolean
}

/**
 * Runs a job at an interval, never two runs at once. Does not keep the process alive. The job handles its own errors.
 * Returns how to stop, which waits for a running job.
 */
export function repeat(job: () => Promise<void>, { every, atOnce }: Schedule): () => Promise<void> {
  let runs = atOnce ? job() : Promise.resolve()
  const timer = setInterval(() => {
    runs = runs.then(job)
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await runs
  }
}
