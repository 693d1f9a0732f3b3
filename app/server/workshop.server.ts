import type { IncomingMessage } from 'node:http'
import { clientAddress, groupOfAddress } from '~/platform/http/client-address'
import { createTurns, TooManyWaiting } from '~/platform/process/turns'
import { createBudgets, type Overload, type Work as Kind } from './budgets'
import { watchEventLoopLag } from './event-loop-lag.server'

/** Two, so that one that only waits for the CMS does not hold up the other. */
const atOnce = 2
/** Rendering never takes so long; what does waits for something itself. */
const longestHold = 300
/** After each piece, so that there is time for stored pages, which wait behind nothing. */
const longestRest = 20
/** The last of so many waits some ten seconds. */
const mostWaiting = 200

type WorkOptions = {
  isProxyTrusted: boolean
  lag?: () => number
}

export type Workshop = ReturnType<typeof createWorkshop>

/** Everything that is made for visitors when it is asked for: what it may cost, and two pieces of it at a time. */
export function createWorkshop({ isProxyTrusted, lag }: WorkOptions) {
  const watch = lag ? null : watchEventLoopLag()
  const budgets = createBudgets({ lag: lag ?? watch?.lag ?? (() => 0) })
  const turns = createTurns({ atOnce, longestHold, longestRest, mostWaiting })
  return {
    /** Null if the sender of the request has budget left for the work. */
    pay: (request: IncomingMessage, kind: Kind): Overload | null =>
      budgets.pay(groupOfAddress(clientAddress(request, isProxyTrusted)), kind),
    /** Does a piece of work in its turn. Throws `TooManyWaiting`, or what it throws. */
    take: turns.take,
    figures: () => ({ refused: budgets.refusals() }),
    stop: () => watch?.stop(),
  }
}

/** What a visitor is told who would have to wait for too long. */
export function overloadOf(error: unknown): Overload | null {
  return error instanceof TooManyWaiting ? { status: 503, retryAfter: 10 } : null
}
