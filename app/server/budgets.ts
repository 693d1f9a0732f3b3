import { LRUCache } from 'lru-cache'
import { log } from '~/platform/log/log.server'
import { minutes, seconds } from '~/platform/units/duration'

/**
 * What answers cost that are not stored, in pages: rendering one takes some 50 ms of the one processor that all
 * visitors share. Stored pages, built files, pictures that exist and health checks cost nothing and ask for nothing.
 * What is only read (`canWait`) is put off first. What people send, and pages that are theirs alone, are answered
 * slowly rather than not at all.
 */
const costs = {
  /** A public page that has to be rendered. */
  page: { pages: 1, canWait: true },
  /** Its data for a client navigation, without the rendering. */
  data: { pages: 0.3, canWait: true },
  /** A picture variant that is not encoded yet; two at a time are encoded beside the pages. */
  picture: { pages: 0.2, canWait: true },
  /** A page of a guest or of staff. */
  own: { pages: 1, canWait: false },
  /** A form of a page without script: read, checked, and the page rendered around what was typed. */
  form: { pages: 2, canWait: false },
  /** A call of a program or of a page's script, among them the forms that the script sends. */
  call: { pages: 0.25, canWait: false },
} as const satisfies Record<string, { pages: number; canWait: boolean }>

export type Work = keyof typeof costs

/** Twenty people behind one address, each with a new filter every two and a half seconds, all day long. */
const addressRate = 8
/** The same people opening a dozen pages each at the same moment. */
const addressBurst = 240
/** What one processor renders in a second; more only makes everybody wait. */
const processRate = 20
/** A crawler that walks the whole site while nothing of it is stored. */
const processBurst = 2000
/** Kept for what cannot wait when everything else of the process is spent. */
const processReserve = 400
/** Addresses that are remembered; one that was not seen for longest begins with a full bucket. */
const mostAddresses = 20_000
/** In the mean of two seconds: whatever is asked for then is begun a second later at the earliest. */
const longestLag = 1000
const reportedEvery = minutes(1)

/** Why nothing is made now, and the seconds after which to ask again. */
export type Overload = { status: 429 | 503; retryAfter: number }

type BudgetOptions = {
  /** Milliseconds by which the event loop is late. */
  lag: () => number
  now?: () => number
}

/**
 * The budgets of everything that costs. A visitor's address has one (429) and the whole process has one (503).
 * While the event loop lags, whatever can wait is refused (503). They are kept in the memory of each web process.
 */
export function createBudgets({ lag, now = Date.now }: BudgetOptions) {
  const everybody = createBucket({ rate: processRate, burst: processBurst, now })
  const addresses = new LRUCache<string, Bucket>({ max: mostAddresses })
  let refused = 0
  let reportedAt = -Infinity

  function bucketOf(address: string): Bucket {
    const found = addresses.get(address)
    if (found) return found
    const bucket = createBucket({ rate: addressRate, burst: addressBurst, now })
    addresses.set(address, bucket)
    return bucket
  }

  function refuse(overload: Overload, work: Work): Overload {
    refused++
    if (now() - reportedAt >= reportedEvery) {
      reportedAt = now()
      log.warn({ ...overload, work, refused }, 'more is asked for than can be made')
    }
    return overload
  }

  return {
    /**
     * Pays for a piece of work, or says why it is not done. `address` is a group of `addressGroup`; one of this
     * machine stands for a proxy whose visitors cannot be told apart, and has no budget of its own.
     */
    pay(address: string, work: Work): Overload | null {
      const { pages: cost, canWait } = costs[work]
      if (canWait && lag() > longestLag) return refuse({ status: 503, retryAfter: 5 }, work)
      const own = isOfThisMachine(address) ? null : bucketOf(address)
      const wait = own?.waitFor(cost) ?? 0
      if (wait > 0) return refuse({ status: 429, retryAfter: Math.ceil(wait / seconds(1)) }, work)
      const needed = canWait ? cost : cost - processReserve
      if (everybody.waitFor(needed) > 0) return refuse({ status: 503, retryAfter: 5 }, work)
      own?.take(cost)
      everybody.take(cost)
      return null
    },
    /** How often something was refused since the start. */
    refusals: () => refused,
  }
}

type Bucket = ReturnType<typeof createBucket>

/** A bucket of tokens that fills by `rate` a second up to `burst`. */
function createBucket({ rate, burst, now }: { rate: number; burst: number; now: () => number }) {
  let level = burst
  let filledAt = now()

  function fill(): void {
    const moment = now()
    level = Math.min(burst, level + ((moment - filledAt) / seconds(1)) * rate)
    filledAt = moment
  }

  return {
    /** Milliseconds until so many tokens are there; 0 where they are. */
    waitFor(tokens: number): number {
      fill()
      return level >= tokens ? 0 : ((tokens - level) / rate) * seconds(1)
    },
    take(tokens: number): void {
      level -= tokens
    },
  }
}

function isOfThisMachine(address: string): boolean {
  return address === '' || address.startsWith('127.') || address === '0:0:0:0' || address === '::1'
}
