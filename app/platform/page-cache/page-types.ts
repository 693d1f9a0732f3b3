/** How long and where a page may be kept; the route table decides. */
export type PagePolicy = 'stored' | 'transient' | 'never'

/** Tells what a request asks for: the normalized key of a page, or null where it is no page. */
export type PageResolver = (
  pathname: string,
  search: string,
) => { key: string; policy: PagePolicy } | null

export type HeaderPair = readonly [name: string, value: string]

/** A page as the renderer made it. */
export type RenderedPage = {
  status: number
  headers: readonly HeaderPair[]
  body: Buffer
  tags: readonly string[]
  /** When rendering began, in milliseconds: content that changed later is not in it. */
  renderedAt: number
  /** When the page expires, in milliseconds since 1970; null if it does not. */
  expiresAt: number | null
}

/**
 * The bodies of a page. What is worth compressing is kept compressed only, since nearly every visitor
 * takes it that way; small bodies are kept as they are.
 */
export type PageBodies =
  { identity: Buffer; gzip: null; brotli: null } | { identity: null; gzip: Buffer; brotli: Buffer }

/** A page as it is kept. */
export type StoredPage = {
  key: string
  policy: PagePolicy
  status: number
  headers: readonly HeaderPair[]
  etag: string
  tags: readonly string[]
  bodies: PageBodies
  renderedAt: number
  /** Milliseconds after `renderedAt` for which the page needs no look at the content. */
  freshFor: number
  /** After this time the page is not served, unless rendering a new one fails. */
  expiresAt: number | null
}

/** A page in memory with everything ready that an answer needs. */
export type ReadyPage = StoredPage & {
  /** Flat name-value lists as `writeHead` takes them, per encoding. */
  headLists: { br: string[]; gzip: string[]; identity: string[] }
  notModifiedHeadList: string[]
  /** Content changed after it was rendered. */
  isOutdated: boolean
  /** When it may be rendered again at the earliest, after rendering failed. */
  retryAt: number
  hits: number
}
