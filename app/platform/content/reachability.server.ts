import { seconds } from '~/platform/units/duration'

type ReachabilityOptions = {
  /** Asks for something small; throws while there is no answer. */
  probe: () => Promise<unknown>
  /** Milliseconds from one probe to the next. */
  every?: number
}

/**
 * Whether another program answers, as those who ask it note. While it does not, it is probed regularly, by
 * one question at a time, and who waits for it is told when it answers again.
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
    noteSilence(): void {
      if (isDown) return
      isDown = true
      probeLater()
    },
    /** `listener` is called whenever the program answers again. Returns how to stop. */
    onReturn(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
