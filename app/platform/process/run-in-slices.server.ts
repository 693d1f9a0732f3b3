import type { Steps } from './steps'
import { createYielder } from './yielder.server'

/** Does the work with pauses in which the event loop serves others. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  const yielder = createYielder(1)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (yielder.isDue()) await yielder.pause()
  }
}
