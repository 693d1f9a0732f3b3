import { seconds } from '~/platform/units/duration'

type ReachabilityOptions = {
  /** Sends a small request; throws while there is no answer. */
  probe: () => Promise<unknown>
  /** Milliseconds between two probes. */
  every?: number
}

/**
 * Tracks whether another program is reachable. Callers report answers and failures. While the program is unreachable
 * it is probed, one request at a time, and listeners are called when it answers again.
 */
export function createReachability({ probe, every = seconds(3) }: ReachabilityOptions) {
  const listeners = new Set<() => void>()
  let isDown = false

  function probeLater(): void {
    setTimeout(() => {
      if (isDown) probe().then(noteAnswer, probeLater)
    }, every).unref()
  }

  function noteAnswer(): void {
    if (!isDown) return
    isDown = false
    for (const listener of listeners) listener()
  }

  return {
    noteAnswer,
    noteFailure(): void {
      if (isDown) return
      isDown = true
      probeLater()
    },
    /** Calls `listener` whenever the program is reachable again. Returns how to unregister. */
    onReturn(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
