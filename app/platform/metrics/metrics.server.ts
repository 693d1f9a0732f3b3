import { Counter, Gauge, Histogram } from 'prom-client'
import type { FeedFigures } from '~content/calendar-feed'
import { singleton } from '~/platform/process/singleton.server'
import { minutes } from '~/platform/units/duration'

/** Older figures have no sample, since another node may read the calendars by now. */
const feedsAreCurrent = minutes(15)

/**
 * What the site counts for Prometheus. Labels hold names of the route table and of content types, never an address or
 * anything else of a visitor. Counting costs an addition; the text is made when `/metrics` is asked for.
 */
export const metrics = singleton('metrics', () => {
  const requests = new Map<string, number[]>()
  const pageCache = { fresh: 0, stale: 0, miss: 0 }

  new Counter({
    name: 'site_http_requests_total',
    help: 'Answered requests by the name of their route and the class of their status',
    labelNames: ['route', 'status'],
    collect() {
      this.reset()
      for (const [route, counts] of requests) {
        counts.forEach((count, hundreds) => this.inc({ route, status: `${hundreds}xx` }, count))
      }
    },
  })
  new Counter({
    name: 'site_page_cache_requests_total',
    help: 'Requests for pages that may be stored: served fresh, served stale, or rendered for the visitor',
    labelNames: ['result'],
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(pageCache)) this.inc({ result }, count)
    },
  })

  let noted: (FeedFigures & { at: number }) | null = null
  const feeds = () => (noted && Date.now() - noted.at < feedsAreCurrent ? noted : null)
  gauge('site_calendar_feeds_failing', 'Linked calendars whose last reading failed', 'max', () => {
    return feeds()?.failing ?? NaN
  })
  gauge(
    'site_calendar_feeds_conflicts',
    'Stays of linked calendars over taken nights',
    'max',
    () => {
      return feeds()?.conflicts ?? NaN
    },
  )
  gauge(
    'site_calendar_feeds_oldest_seconds',
    'Seconds since the reading of the linked calendar that has waited longest',
    'max',
    () => {
      const oldest = feeds()?.oldestReadAt
      return oldest ? (Date.now() - Date.parse(oldest)) / 1000 : NaN
    },
  )

  return {
    /** Keeps the CMS's figures of the linked calendars. Only the node that reads the calendars calls it. */
    noteCalendarFeeds: (figures: FeedFigures) => void (noted = { ...figures, at: Date.now() }),
    /** The counts of a route by the hundreds of the status; callers add to them with `addStatus`. */
    requestsOf(route: string): number[] {
      const known = requests.get(route)
      if (known) return known
      const counts: number[] = []
      requests.set(route, counts)
      return counts
    },
    pageCache,
    renderSeconds: new Histogram({
      name: 'site_render_seconds',
      help: 'Time to render a response: shared by all visitors, or for one',
      labelNames: ['kind'] as const,
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    }),
    cmsSeconds: new Histogram({
      name: 'site_cms_request_seconds',
      help: 'Time until the CMS answers, by the first part of the path and the class of the status; none without an answer',
      labelNames: ['resource', 'status'] as const,
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    }),
  }
})

/** Counts a status in the counts of a route. */
export function addStatus(counts: number[], status: number): void {
  const hundreds = Math.floor(status / 100)
  counts[hundreds] = (counts[hundreds] ?? 0) + 1
}

export type GaugeSources = {
  isReady: () => Promise<boolean>
  /** Requests that were rejected for overload since the start. */
  rejections: () => number
  /** Published rentals in the catalogue; null while there is none. */
  rentals: () => number | null
  /** Empty if the outbox cannot be read. `oldestAcceptedAt` in milliseconds since 1970, null if nothing waits. */
  outbox: () => Promise<{
    waiting?: number
    deadLetters?: number
    oldestAcceptedAt?: number | null
  }>
}

/**
 * Registers what is read when `/metrics` is asked for. A gauge that cannot be read has no sample. Call it once in a
 * process.
 */
export function registerGauges({ isReady, rejections, rentals, outbox }: GaugeSources): void {
  let reading: ReturnType<GaugeSources['outbox']> | null = null
  /** All gauges of an answer are from one reading. */
  const readOutbox = () => (reading ??= outbox().finally(() => (reading = null)))

  gauge('site_ready', '1 if every page can be served, as /ready says', 'min', async () =>
    (await isReady()) ? 1 : 0,
  )
  gauge('site_catalogue_rentals', 'Published rentals in the catalogue', 'min', async () => {
    return rentals() ?? NaN
  })
  gauge('site_outbox_waiting', 'Submissions that wait for a delivery', 'max', async () => {
    return (await readOutbox()).waiting ?? NaN
  })
  gauge('site_outbox_dead_letters', 'Deliveries that were given up', 'max', async () => {
    return (await readOutbox()).deadLetters ?? NaN
  })
  gauge('site_outbox_oldest_seconds', 'Age of the oldest waiting submission', 'max', async () => {
    const { oldestAcceptedAt } = await readOutbox()
    if (oldestAcceptedAt === undefined) return NaN
    return oldestAcceptedAt === null ? 0 : (Date.now() - oldestAcceptedAt) / 1000
  })
  new Counter({
    name: 'site_overload_rejections_total',
    help: 'Requests that were rejected because a work budget was used up',
    collect() {
      this.reset()
      this.inc(rejections())
    },
  })
}

/** Registers a gauge that is read when `/metrics` is asked for. */
function gauge(
  name: string,
  help: string,
  aggregator: 'max' | 'min',
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    aggregator,
    async collect() {
      const value = await Promise.resolve(read()).catch(() => NaN)
      // No sample; web workers would pass NaN on as 0.
      if (Number.isNaN(value)) this.remove()
      else this.set(value)
    },
  })
}
