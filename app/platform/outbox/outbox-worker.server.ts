import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '~/platform/log/log.server'
import { hours, seconds } from '~/platform/units/duration'
import { leaseTime, type Claim, type Claims } from './claim-submission.server'
import { deliverClaim } from './deliver-claim.server'
import type { AnyOutboxKind } from './outbox-kind'
import type { StepRecords } from './step-records.server'

export type WorkerOptions = {
  claims: Claims
  records: StepRecords
  kinds: readonly AnyOutboxKind[]
  /** Erases what was delivered long ago. */
  erase: (now: number) => void
  now?: () => number
  /** How long a stop waits for the deliveries under way. */
  patience?: number
}

export type OutboxWorker = ReturnType<typeof startOutboxWorker>

/** Submissions that are delivered at the same time. */
const mostAtOnce = 4
/** How often a look is taken for what other processes accepted. */
const pollEvery = seconds(5)
const shortestPause = 50
const eraseEvery = hours(1)

/** Delivers what is due, now and as it comes, until it is stopped. */
export function startOutboxWorker(options: WorkerOptions) {
  const { claims, records, erase, now = Date.now, patience = seconds(4) } = options
  const kinds = new Map(options.kinds.map((kind) => [kind.name, kind]))
  const names = [...kinds.keys()]
  const running = new Map<string, Promise<void>>()
  const ending = new AbortController()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  function plan(delay: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(workOnItsOwn, delay)
  }

  function work(): void {
    try {
      while (running.size < mostAtOnce) {
        const claim = claims.take(names, now())
        if (!claim) break
        running.set(claim.lease, deliver(claim))
      }
      plan(running.size < mostAtOnce ? untilNext() : pollEvery)
    } catch (err) {
      log.error({ err }, 'the outbox cannot be read')
      plan(pollEvery)
    }
  }

  // A visitor's request may wake the worker; what it delivers then does not belong to that request.
  const workOnItsOwn = AsyncResource.bind(work)

  function untilNext(): number {
    const next = claims.nextAt(names)
    if (next === null) return pollEvery
    return Math.min(Math.max(next - now(), shortestPause), pollEvery)
  }

  async function deliver(claim: Claim): Promise<void> {
    try {
      const kind = kinds.get(claim.kind)
      if (kind) await deliverClaim(claim, kind, { records, now, ending: ending.signal })
      claims.release(claim.lease)
    } catch (err) {
      // The lease runs out, and the steps are delivered once more.
      log.error({ err, submission: claim.id }, 'the outbox cannot be written')
    } finally {
      running.delete(claim.lease)
      plan(0)
    }
  }

  function guarded(task: () => void): () => void {
    return () => {
      try {
        task()
      } catch (err) {
        log.error({ err }, 'the outbox cannot be written')
      }
    }
  }

  const heartbeat = setInterval(
    guarded(() => running.size > 0 && claims.renew([...running.keys()], now())),
    leaseTime / 3,
  )
  const sweep = guarded(() => erase(now()))
  const sweeper = setInterval(sweep, eraseEvery)

  guarded(() => records.hurryAll(now()))()
  sweep()
  plan(0)

  return {
    /** There is something new. */
    wake: () => plan(0),
    /** A program answers again: what failed because of its silence is tried now, four at a time as ever. */
    hurryFor(target: string): void {
      guarded(() => {
        const hurried = records.hurryFor(target, now())
        if (hurried === 0) return
        log.info({ target, steps: hurried }, 'what waited is tried at once')
        plan(0)
      })()
    },
    /** Takes nothing more, waits a little for what is under way, then leaves it for the next start. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      clearInterval(sweeper)
      const idle = Promise.all(running.values())
      await Promise.race([idle, pause(patience, undefined, { ref: false })])
      ending.abort()
      await idle
      clearInterval(heartbeat)
    },
  }
}
