import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { singleton } from '~/platform/process/singleton.server'
import { openWorkerChannel } from '~/platform/process/worker-channel.server'

export type RateLimitOptions = {
  /** With a name, the web workers of this machine count together. Every limit has its own. */
  name?: string
  most: number
  /** Length of the window in milliseconds. */
  within: number
  /** Keys in memory; the least recently used are dropped. */
  maxKeys?: number
  now?: () => number
}

export type RateLimit = ReturnType<typeof createRateLimit>

const eventSchema = z.object({ key: z.string(), isTakenBack: z.boolean() })

/**
 * Limits events per key (an address, an account) to `most` in a sliding window. Counts are kept in memory. Create a limit
 * with a name when its module is loaded, so that no event of another worker is missed.
 */
export function createRateLimit(options: RateLimitOptions) {
  const { name, most, within, maxKeys = 20_000, now = Date.now } = options
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
      isTakenBack ? recent(key).slice(0, -1) : [...recent(key).slice(1 - most), now()],
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

  return {
    /** Milliseconds until the next event of this key is allowed; 0 if it is now. */
    waitOf(key: string): number {
      const [oldest, ...others] = recent(key)
      return oldest !== undefined && others.length + 1 >= most ? oldest + within - now() : 0
    },
    note: (key: string): void => applyAndTell({ key, isTakenBack: false }),
    /** Removes the latest event of a key. */
    takeBack: (key: string): void => applyAndTell({ key, isTakenBack: true }),
  }
}
