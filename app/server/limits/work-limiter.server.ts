import type { IncomingMessage } from 'node:http'
import { clientAddress, groupOfAddress } from '~/platform/http/client-address'
import { createJobQueue, QueueFull } from '~/platform/process/job-queue'
import { createBudgets, type Overload, type Work } from './budgets'
import { watchEventLoopLag } from './event-loop-lag.server'

const limits = {
  /** Two, so that a render that waits for the CMS does not block the other. */
  concurrency: 2,
  /** Milliseconds. Rendering is faster; a job that takes longer waits for something itself. */
  maxHold: 300,
  /** Milliseconds between two jobs, in which stored pages are served. */
  maxPause: 20,
  /** The last of so many waits about ten seconds. */
  maxWaiting: 200,
}

/** From so many waiting jobs on one client cannot fill the queue. */
const crowdedFrom = limits.maxWaiting / 2

type WorkLimiterOptions = {
  isProxyTrusted: boolean
  /** Milliseconds by which the event loop is late. */
  lag?: () => number
}

export type WorkLimiter = ReturnType<typeof createWorkLimiter>

/** Limits the work that is done on request: budgets per client and process, and two jobs at a time. */
export function createWorkLimiter({ isProxyTrusted, lag }: WorkLimiterOptions) {
  const watch = lag ? null : watchEventLoopLag()
  const queue = createJobQueue(limits)
  const budgets = createBudgets({
    lag: lag ?? watch?.lag ?? (() => 0),
    isCrowded: () => queue.waiting >= crowdedFrom,
  })
  return {
    /** Charges the work to the client's budget. Returns why not to do it, or null. */
    charge: (request: IncomingMessage, work: Work): Overload | null =>
      budgets.charge(groupOfAddress(clientAddress(request, isProxyTrusted)), work),
    /** Runs a job when a slot is free. Throws `QueueFull`, or what the job throws. */
    run: queue.run,
    figures: () => ({ rejections: budgets.rejections() }),
    stop: () => watch?.stop(),
  }
}

/** What to answer when an error says that the job queue is full; null for other errors. */
export function overloadOf(error: unknown): Overload | null {
  return error instanceof QueueFull ? { status: 503, retryAfter: 10 } : null
}
