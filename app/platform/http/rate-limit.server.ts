import { LRUCache } from 'lru-cache'

export type RateLimitOptions = {
  most: number
  /** Milliseconds in which no more than `most` are allowed. */
  within: number
  /** Keys that are remembered; those not seen for longest are forgotten first. */
  mostKeys?: number
  now?: () => number
}

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * Counts events per key (an address, an account) in a sliding window, in the memory of this process.
 * Where several processes serve the site each has a count of its own.
 */
export function createRateLimit(options: RateLimitOptions) {
  const { most, within, mostKeys = 20_000, now = Date.now } = options
  const moments = new LRUCache<string, number[]>({ max: mostKeys })

  function recent(key: string): number[] {
    const since = now() - within
    return moments.get(key)?.filter((moment) => moment > since) ?? []
  }

  return {
    /** Milliseconds until the next event of this key is allowed; 0 where it is now. */
    waitOf(key: string): number {
      const [oldest, ...others] = recent(key)
      return oldest !== undefined && others.length + 1 >= most ? oldest + within - now() : 0
    },
    note(key: string): void {
      moments.set(key, [...recent(key).slice(1 - most), now()])
    },
    /** Takes the latest event of a key back, where it turns out to be none. */
    takeBack(key: string): void {
      moments.set(key, recent(key).slice(0, -1))
    },
  }
}
