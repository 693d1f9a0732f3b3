type Repeated = {
  /** Milliseconds from one round to the next. */
  every: number
  /** Does the first round begin now, or after the first wait? */
  atOnce: boolean
}

/**
 * Does a job again and again, never twice at the same time; it does not keep the process alive. The job
 * answers for its own errors. Returns how to stop, which waits for a round under way.
 */
export function repeat(job: () => Promise<void>, { every, atOnce }: Repeated): () => Promise<void> {
  let rounds = atOnce ? job() : Promise.resolve()
  const timer = setInterval(() => {
    rounds = rounds.then(job)
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await rounds
  }
}
