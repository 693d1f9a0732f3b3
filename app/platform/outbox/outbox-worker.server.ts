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
  /** Erases payloads that were delivered long ago. */
  erase: (now: number) => Promise<unknown>
  now?: () => number
  /** Milliseconds that a stop waits for deliveries in flight. */
  patience?: number
}

export type OutboxWorker = ReturnType<typeof startOutboxWorker>

/** Submissions that are delivered at the same time. */
const concurrency = 4
/** Interval for submissions that other processes accepted. */
const pollEvery = seconds(5)
const minPause = 50
const eraseEvery = hours(1)

/** Delivers due submissions until it is stopped. */
export function startOutboxWorker(options: WorkerOptions) {
  const { claims, records, erase, now = Date.now, patience = seconds(4) } = options
  const kinds = new Map(options.kinds.map((kind) => [kind.name, kind]))
  const names = [...kinds.keys()]
  const running = new Map<string, Promise<void>>()
  const ending = new AbortController()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  /** The claiming that is under way. */
  let claiming: Promise<void> | null = null
  /** Whether something became due since that began, which it may not see. */
  let isWanted = false

  function plan(delay: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(workDetached, delay)
  }

  /** Claims as soon as possible. */
  function wake(): void {
    isWanted = true
    if (!claiming) plan(0)
  }

  function work(): void {
    isWanted = false
    claiming = claimDue().then((delay) => {
      claiming = null
      plan(isWanted ? 0 : delay)
    })
  }

  // A request may wake the worker. Deliveries must not run in the async context of that request.
  const workDetached = AsyncResource.bind(work)

  /** Claims what is due and begins to deliver it. Resolves with the milliseconds until something else may be due. */
  async function claimDue(): Promise<number> {
    try {
      while (running.size < concurrency && !isStopped) {
        const claim = await claims.take(names, now())
        if (!claim) return await untilNext()
        running.set(claim.lease, deliver(claim))
      }
    } catch (err) {
      log.error({ err }, 'outbox cannot be read')
    }
    return pollEvery
  }

  async function untilNext(): Promise<number> {
    const next = await claims.nextAt(names)
    if (next === null) return pollEvery
    return Math.min(Math.max(next - now(), minPause), pollEvery)
  }

  async function deliver(claim: Claim): Promise<void> {
    try {
      const kind = kinds.get(claim.kind)
      if (kind) await deliverClaim(claim, kind, { records, now, ending: ending.signal })
      await claims.release(claim.lease)
    } catch (err) {
      // The lease expires, and the steps are delivered again.
      log.error({ err, submission: claim.id }, 'outbox cannot be written')
    } finally {
      running.delete(claim.lease)
      wake()
    }
  }

  async function guarded(task: () => Promise<unknown>): Promise<void> {
    try {
      await task()
    } catch (err) {
      log.error({ err }, 'outbox cannot be written')
    }
  }

  async function renewLeases(): Promise<void> {
    if (running.size > 0) await claims.renew([...running.keys()], now())
  }

  async function retryTarget(target: string): Promise<void> {
    const retried = await records.retryFor(target, now())
    if (retried === 0) return
    log.info({ target, steps: retried }, 'retrying deliveries: target is reachable again')
    wake()
  }

  const heartbeat = setInterval(() => void guarded(renewLeases), leaseTime / 3)
  const sweep = () => guarded(() => erase(now()))
  const sweeper = setInterval(() => void sweep(), eraseEvery)

  const prepared = guarded(() => records.retryAll(now()))
    .then(sweep)
    .then(wake)

  return {
    /** Call this after a submission was accepted. */
    wake,
    /** Retries the steps that failed because this program was unreachable. */
    retryFor: (target: string): void => void guarded(() => retryTarget(target)),
    /**
     * Stops claiming, waits up to `patience` for deliveries in flight, then aborts. Unfinished steps resume on the next
     * start.
     */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      clearInterval(sweeper)
      await prepared
      await claiming
      const idle = Promise.all(running.values())
      await Promise.race([idle, pause(patience, undefined, { ref: false })])
      ending.abort()
      await idle
      clearInterval(heartbeat)
    },
  }
}
