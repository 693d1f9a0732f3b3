import { noStore, pageCacheControl } from './cache-policy'
import type { HeaderPair, ReadyPage, StoredPage } from './page-types'
import { surrogateKeys } from './surrogate-keys.server'

/** Headers that the page store sets, whatever the renderer sent. */
const replaced = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'surrogate-key',
  'transfer-encoding',
  'vary',
])

/** A page that is not stored is not cached elsewhere either, unless it sets its own Cache-Control. */
function ownCacheControl({ headers }: StoredPage): string {
  return headers.find(([name]) => name.toLowerCase() === 'cache-control')?.[1] ?? noStore
}

/** Prepares the response headers of a page for every encoding. */
export function readyPage(page: StoredPage): ReadyPage {
  const caching: HeaderPair[] =
    page.freshFor > 0
      ? [
          ['Cache-Control', pageCacheControl(page)],
          ['ETag', page.etag],
          ['Surrogate-Key', surrogateKeys(page.tags)],
          ['Vary', 'Accept-Encoding'],
        ]
      : [
          ['Cache-Control', ownCacheControl(page)],
          ['Vary', 'Accept-Encoding'],
        ]
  const own = page.headers.filter(([name]) => !replaced.has(name.toLowerCase()))
  const list = (encoding: string | null, length: number | null) =>
    [
      ...own,
      ...caching,
      ...(encoding === null ? [] : [['Content-Encoding', encoding] as const]),
      ...(length === null ? [] : [['Content-Length', String(length)] as const]),
    ].flat()
  const { bodies } = page
  const plain = list(null, bodies.identity === null ? null : bodies.identity.length)
  return {
    ...page,
    headLists: {
      br: bodies.brotli ? list('br', bodies.brotli.length) : plain,
      gzip: bodies.gzip ? list('gzip', bodies.gzip.length) : plain,
      identity: plain,
    },
    notModifiedHeadList: caching.flat(),
    isOutdated: false,
    retryAt: 0,
    hits: 0,
    hitAt: 0,
  }
}
