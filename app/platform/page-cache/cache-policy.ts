import { days, hours, minutes, seconds } from '~/platform/units/duration'
import type { PagePolicy } from '~/routing/page-request'
import type { RenderedPage, StoredPage } from './page-types'

/** Periods of the page store, in milliseconds. */
export const pageStorePolicy = {
  /** How long a page is fresh in the second-level store. */
  freshInStore: hours(1),
  /** The same of a page whose query has unbounded values, in memory and in a store that machines share. */
  freshInMemory: minutes(1),
  /** How long a 404 or 410 of an address that never had a page is fresh. */
  freshMissing: seconds(15),
  /** How long a stale page is served while it is revalidated. */
  maxStale: days(1),
  maxStaleInMemory: minutes(10),
  /**
   * How much later than a change another machine may learn of it. A page that it rendered within this time after the
   * change may be from before it.
   */
  sharingDelay: seconds(30),
  /** How long a visitor waits for a new page if the stored one may not be served any more. */
  maxWait: seconds(2),
  retryAfterFailure: seconds(10),
  /** After this time without a request a stale page is not rendered in the background any more. */
  forgottenAfter: days(1),
  /** Pages, and the pages of earlier builds, are deleted from the second-level store after these periods. */
  maxAge: days(30),
  maxBuildAge: days(7),
}

/** Until a page with missing optional content is rendered again. */
export const retryMissingContent = minutes(1)

/** Periods for shared caches (CDN) of stored pages. Browsers always revalidate. */
const sharedCachePolicy = {
  fresh: seconds(60),
  /** How late a shared cache may notice that a page has expired. */
  freshExpiring: seconds(30),
  staleWhileRevalidate: hours(1),
  staleIfError: days(30),
}

/** `Cache-Control` of what no cache may keep: answers for one visitor, private records, errors. */
export const noStore = 'no-store'

/** `Cache-Control` of responses that are not pages. */
export const cacheControl = {
  /** The content at the address never changes: built assets, picture variants. */
  immutable: `public, max-age=${inSeconds(days(365))}, immutable`,
  /** Files of `public/`. */
  publicFile: publicFor(days(1)),
  missingPicture: publicFor(minutes(1)),
  sitemap: publicFor(minutes(5)),
  blogFeed: publicFor(minutes(5)),
  manifest: publicFor(minutes(5)),
  robots: publicFor(hours(1)),
  leadForm: publicFor(minutes(10)),
  /** The taken nights of a rental at an address that is a secret. */
  calendarExport: `private, max-age=${inSeconds(minutes(5))}`,
  /** API calls that read the catalogue. */
  catalogue: `${publicFor(seconds(30))}, stale-while-revalidate=${inSeconds(minutes(5))}`,
}

/**
 * `Cache-Control` of a stored page. A page that expires is cached for a shorter time and never served stale while
 * revalidating.
 */
export function pageCacheControl({ freshFor, expiresAt }: StoredPage): string {
  const { fresh, freshExpiring, staleWhileRevalidate, staleIfError } = sharedCachePolicy
  const shared = Math.min(expiresAt === null ? fresh : freshExpiring, freshFor)
  return [
    'public, max-age=0',
    `s-maxage=${inSeconds(shared)}`,
    ...(expiresAt === null ? [`stale-while-revalidate=${inSeconds(staleWhileRevalidate)}`] : []),
    `stale-if-error=${inSeconds(staleIfError)}`,
  ].join(', ')
}

export type Placement = { where: 'store' | 'memory' | 'nowhere'; freshFor: number }

/**
 * Whether a rendered page is stored, where, and for how many milliseconds it is fresh. Errors and responses for one
 * visitor are never stored. A 404 or 410 goes to the second-level store only if it replaces a page, so that invented
 * addresses do not fill the disk. No page is fresh beyond its expiry.
 */
export function placePage(page: RenderedPage, policy: PagePolicy, replaces: boolean): Placement {
  const { freshInStore, freshInMemory, freshMissing } = pageStorePolicy
  const header = (name: string) => page.headers.find(([key]) => key.toLowerCase() === name)?.[1]
  const directives = header('cache-control')?.toLowerCase() ?? ''
  if (policy === 'never' || header('set-cookie') || /no-store|private/.test(directives)) {
    return { where: 'nowhere', freshFor: 0 }
  }
  const isGone = page.status === 404 || page.status === 410
  const isPage = page.status === 200 || page.status === 301 || page.status === 308
  if (!isGone && !isPage) return { where: 'nowhere', freshFor: 0 }
  const ownSeconds = /s-maxage=(\d+)/.exec(directives)?.[1]
  const requested = ownSeconds === undefined ? Infinity : seconds(Number(ownSeconds))
  const limit = Math.min(requested, (page.expiresAt ?? Infinity) - page.renderedAt)
  if (policy === 'transient') return { where: 'memory', freshFor: Math.min(limit, freshInMemory) }
  if (isGone && !replaces) return { where: 'memory', freshFor: Math.min(limit, freshMissing) }
  return { where: 'store', freshFor: Math.min(limit, freshInStore) }
}

function publicFor(duration: number): string {
  return `public, max-age=${inSeconds(duration)}`
}

function inSeconds(duration: number): number {
  return Math.ceil(duration / seconds(1))
}
