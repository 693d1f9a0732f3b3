import { LRUCache } from 'lru-cache'

export type RateLimitOptions = {
  most: number
  /** Length of the window in milliseconds. */
  within: number
  /** Keys in memory; the least recently used are dropped. */
  maxKeys?: number
  now?: () => number
}

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * Limits events per key (an address, an account) to `most` in a sliding window. Counts are kept in the memory of each
 * process.
 */
export function createRateLimit(options: RateLimitOptions) {
  const { most, within, maxKeys = 20_000, now = Date.now } = options
  const moments = new LRUCache<string, number[]>({ max: maxKeys })

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
    note(key: string): void {
      moments.set(key, [...recent(key).slice(1 - most), now()])
    },
    /** Removes the latest event of a key. */
    takeBack(key: string): void {
      moments.set(key, recent(key).slice(0, -1))
    },
  }
}
