import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { log } from '~/platform/log/log.server'
import { nodesDatabase } from '~/platform/nodes/nodes-database.server'
import { createSharedRateLimit } from '~/platform/nodes/shared-rate-limit.server'
import { singleton } from '~/platform/process/singleton.server'
import { openWorkerChannel } from '~/platform/process/worker-channel.server'
import { seconds } from '~/platform/units/duration'

export type RateLimitOptions = {
  /**
   * With a name, the nodes of this site count together on PostgreSQL, and on SQLite the web workers of this machine.
   * Every limit has its own.
   */
  name?: string
  max: number
  /** Length of the window in milliseconds. */
  within: number
  /** Keys in memory; the least recently used are dropped. */
  maxKeys?: number
  now?: () => number
}

/** Limits events per key (an address, an account) in a sliding window. */
export type RateLimit = {
  /** Counts an event if it is allowed. Resolves with 0 if so, else with the milliseconds until one is. */
  take: (key: string) => Promise<number>
  /** Milliseconds until the next event of this key is allowed; 0 if it is now. Counts nothing. */
  waitOf: (key: string) => Promise<number>
  /** Removes the latest event of a key. */
  takeBack: (key: string) => Promise<void>
}

/**
 * Limits events per key to `max` in a sliding window. Create a limit with a name when its module is loaded, so that no
 * event of another worker is missed. While PostgreSQL is unreachable each machine counts by itself: what needs the
 * database answers 503 then, and the rest stays limited.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { name, max, within, now = Date.now } = options
  const local = createLocalRateLimit(options)
  const database = name === undefined ? null : nodesDatabase()
  if (name === undefined || database === null) return local
  return withLocalFallback(createSharedRateLimit({ database, name, max, within, now }), local)
}

/**
 * Counts with the local limit while the database of the shared one is unreachable. After a failure the database is not
 * asked for `retryAfter` milliseconds, since each visitor would wait for it.
 */
export function withLocalFallback(
  shared: RateLimit,
  local: RateLimit,
  { retryAfter = seconds(5), now = Date.now }: { retryAfter?: number; now?: () => number } = {},
): RateLimit {
  let retryAt = -Infinity

  async function either<Result>(count: (limit: RateLimit) => Promise<Result>): Promise<Result> {
    if (now() < retryAt) return count(local)
    try {
      return await count(shared)
    } catch (err) {
      if (!isStorageFailure(err)) throw err
      retryAt = now() + retryAfter
      log.warn({ err }, 'rate limits are counted by this machine alone: database unreachable')
      return count(local)
    }
  }
  return {
    take: (key) => either((limit) => limit.take(key)),
    waitOf: (key) => either((limit) => limit.waitOf(key)),
    takeBack: (key) => either((limit) => limit.takeBack(key)),
  }
}

const eventSchema = z.object({ key: z.string(), isTakenBack: z.boolean() })

/** Keeps the counts in memory, which the web workers of this machine tell each other of. */
function createLocalRateLimit(options: RateLimitOptions): RateLimit {
  const { name, max, within, maxKeys = 20_000, now = Date.now } = options
  const create = () => new LRUCache<string, number[]>({ max: maxKeys })
  const moments = name === undefined ? create() : singleton(`rate limit ${name}`, create)
  const tellOthers =
    name === undefined ? () => {} : openWorkerChannel(`rate limit ${name}`, receiveEvent)

  function receiveEvent(message: unknown): void {
    const event = eventSchema.safeParse(message)
    if (event.success) apply(event.data)
  }

  function apply({ key, isTakenBack }: z.infer<typeof eventSchema>): void {
    moments.set(
      key,
      isTakenBack ? recent(key).slice(0, -1) : [...recent(key).slice(1 - max), now()],
    )
  }

  function applyAndTell(event: z.infer<typeof eventSchema>): void {
    apply(event)
    tellOthers(event)
  }

  function recent(key: string): number[] {
    const since = now() - within
    return moments.get(key)?.filter((moment) => moment > since) ?? []
  }

  function waitFor(key: string): number {
    const [oldest, ...others] = recent(key)
    return oldest !== undefined && others.length + 1 >= max ? oldest + within - now() : 0
  }

  return {
    async take(key) {
      const wait = waitFor(key)
      if (wait === 0) applyAndTell({ key, isTakenBack: false })
      return wait
    },
    waitOf: async (key) => waitFor(key),
    takeBack: async (key) => applyAndTell({ key, isTakenBack: true }),
  }
}
