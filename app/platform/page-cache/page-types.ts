import type { PagePolicy } from '~/routing/page-request'
import type { PageDemand } from './page-demand'

export type HeaderPair = readonly [name: string, value: string]

/** A page as rendered. */
export type RenderedPage = {
  status: number
  headers: readonly HeaderPair[]
  body: Buffer
  tags: readonly string[]
  /** When rendering began, in milliseconds since 1970. Later content changes are not in it. */
  renderedAt: number
  /** When the page expires, in milliseconds since 1970; null if it does not. */
  expiresAt: number | null
}

/**
 * The bodies of a page. Large bodies are stored compressed only, since nearly every client accepts that; small
 * bodies are stored uncompressed only.
 */
export type PageBodies =
  | { identity: Buffer; gzip: null; brotli: null }
  | { identity: null; gzip: Buffer; brotli: Buffer }

/** A page as stored. */
export type StoredPage = {
  key: string
  policy: PagePolicy
  status: number
  headers: readonly HeaderPair[]
  etag: string
  tags: readonly string[]
  bodies: PageBodies
  renderedAt: number
  /** Milliseconds after `renderedAt` for which the page is fresh. */
  freshFor: number
  /** After this time the page is not served, unless rendering a new one fails. */
  expiresAt: number | null
}

/** A page in memory, with response headers prepared. */
export type ReadyPage = StoredPage &
  PageDemand & {
    /** Flat name-value lists for `writeHead`, by encoding. */
    headLists: { br: string[]; gzip: string[]; identity: string[] }
    notModifiedHeadList: string[]
    /** Its content changed after it was rendered. */
    isOutdated: boolean
    /** Earliest time of the next attempt after a failed rendering, in milliseconds since 1970. */
    retryAt: number
  }
