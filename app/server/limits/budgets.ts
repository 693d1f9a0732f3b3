import { LRUCache } from 'lru-cache'
import { isLoopback } from '~/platform/http/client-address'
import { log } from '~/platform/log/log.server'
import { minutes, seconds } from '~/platform/units/duration'

/**
 * The cost of responses that are not stored. The unit is rendering one page, about 50 ms of the processor that all
 * visitors share. Stored pages, built files, encoded pictures and health checks are free. Under load, work that can
 * wait (`canWait`: only reads public pages) is rejected first, so that forms and private pages are slow rather than
 * rejected.
 */
const costs = {
  /** A public page that has to be rendered. */
  page: { pages: 1, canWait: true },
  /** The data of a public page for a client navigation, without rendering. */
  data: { pages: 0.3, canWait: true },
  /** A picture variant that is not encoded yet. Two at a time are encoded beside the pages. */
  picture: { pages: 0.2, canWait: true },
  /** A private page of a guest or of staff. */
  own: { pages: 1, canWait: false },
  /** A form that is sent without script: parsed, validated, and its page rendered with the input. */
  form: { pages: 2, canWait: false },
  /** An API call, or a form that is sent by script. */
  call: { pages: 0.25, canWait: false },
} as const satisfies Record<string, { pages: number; canWait: boolean }>

export type Work = keyof typeof costs

/** Per second: twenty people behind one address who each change a filter every 2.5 seconds, all day. */
const addressRate = 8
/** The same people opening a dozen pages each at once. */
const addressBurst = 240
/** What an address may have used up of its burst to be served while the queue is crowded. */
const burstInCrowd = 60
/** Per second: what one processor renders. */
const processRate = 20
/** A crawler that visits the whole site while no page is stored. */
const processBurst = 2000
/** Reserved for work that cannot wait when the rest of the process budget is used up. */
const processReserve = 400
/** Addresses with a budget in memory. The least recently seen is dropped and starts with a full budget. */
const maxAddresses = 20_000
/** Milliseconds, as a mean over two seconds. */
const maxLag = 1000
const reportedEvery = minutes(1)

/** The status to answer instead of doing the work, with the seconds for `Retry-After`. */
export type Overload = { status: 429 | 503; retryAfter: number }

type BudgetOptions = {
  /** Milliseconds by which the event loop is late. */
  lag: () => number
  /** Whether so much work waits that one client must not add most of the rest. */
  isCrowded?: () => boolean
  now?: () => number
}

/**
 * Token buckets for work on request: one per client address (429) and one for the whole process (503). While the event
 * loop lags, work that can wait is rejected (503). While the queue is crowded, an address that has just used up much of
 * its burst is rejected (429). Each web process keeps its own buckets in memory.
 */
export function createBudgets({ lag, isCrowded = () => false, now = Date.now }: BudgetOptions) {
  const processBucket = createBucket({ rate: processRate, burst: processBurst, now })
  const addresses = new LRUCache<string, Bucket>({ max: maxAddresses })
  let rejected = 0
  let reportedAt = -Infinity

  function bucketOf(address: string): Bucket {
    const found = addresses.get(address)
    if (found) return found
    const bucket = createBucket({ rate: addressRate, burst: addressBurst, now })
    addresses.set(address, bucket)
    return bucket
  }

  function reject(overload: Overload, work: Work): Overload {
    rejected++
    if (now() - reportedAt >= reportedEvery) {
      reportedAt = now()
      log.warn({ ...overload, work, rejected }, 'request rejected: work budget exceeded')
    }
    return overload
  }

  return {
    /**
     * Charges for a piece of work. Returns why not to do it, or null. `address` comes from `addressGroup`. A loopback
     * address has no budget of its own, since it stands for a proxy with many visitors behind it.
     */
    charge(address: string, work: Work): Overload | null {
      const { pages: cost, canWait } = costs[work]
      if (canWait && lag() > maxLag) return reject({ status: 503, retryAfter: 5 }, work)
      const own = isLoopback(address) ? null : bucketOf(address)
      const reserve = isCrowded() ? addressBurst - burstInCrowd : 0
      const wait = own?.waitFor(cost + reserve) ?? 0
      if (wait > 0) return reject({ status: 429, retryAfter: Math.ceil(wait / seconds(1)) }, work)
      const needed = canWait ? cost : cost - processReserve
      if (processBucket.waitFor(needed) > 0) return reject({ status: 503, retryAfter: 5 }, work)
      own?.take(cost)
      processBucket.take(cost)
      return null
    },
    /** Number of rejections since the start. */
    rejections: () => rejected,
  }
}

type Bucket = ReturnType<typeof createBucket>

/** A token bucket that refills by `rate` tokens a second up to `burst`. */
function createBucket({ rate, burst, now }: { rate: number; burst: number; now: () => number }) {
  let level = burst
  let filledAt = now()

  function fill(): void {
    const moment = now()
    level = Math.min(burst, level + ((moment - filledAt) / seconds(1)) * rate)
    filledAt = moment
  }

  return {
    /** Milliseconds until this many tokens are available; 0 if they are. */
    waitFor(tokens: number): number {
      fill()
      return level >= tokens ? 0 : ((tokens - level) / rate) * seconds(1)
    },
    take(tokens: number): void {
      level -= tokens
    },
  }
}
