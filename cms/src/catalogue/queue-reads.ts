type QueuedRead = { answer: Promise<unknown>; callers: (() => boolean)[] }

/**
 * Runs reads one at a time. Callers that ask for the same thing before its read begins share its answer; a read that
 * has begun is not shared, since what it answers may be older than the change for which somebody asks. A read is left
 * out, with the answer null, if all its callers have gone.
 */
export function createReadQueue() {
  const queued = new Map<string, QueuedRead>()
  let last: Promise<unknown> = Promise.resolve()

  return function enqueue<Answer>(
    key: string,
    isWaiting: () => boolean,
    read: () => Promise<Answer>,
  ): Promise<Answer | null> {
    const known = queued.get(key)
    if (known) {
      known.callers.push(isWaiting)
      // The key stands for what is read, and so for the type of the answer.
      return known.answer as Promise<Answer | null>
    }
    const callers = [isWaiting]
    const answer = last.then(() => {
      queued.delete(key)
      return callers.some((waits) => waits()) ? read() : null
    })
    queued.set(key, { answer, callers })
    last = answer.catch(() => undefined)
    return answer
  }
}
