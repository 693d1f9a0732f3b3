import type { IncomingMessage, ServerResponse } from 'node:http'
import { noStore } from '~/platform/page-cache/cache-policy'
import type { ReadyPage } from '~/platform/page-cache/page-types'
import { findPage } from '~/routing/find-page'
import { pageEntry } from '~/routing/table'
import { visitPixelPath } from '~/routing/resources'
import { isBrowser, isVisit } from './is-visit'
import { findTellablePath } from './missing-path'
import type { VisitCounter } from './visit-counter'
import { sourceOfRequest } from './visit-source'

type VisitRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Records what the server answered. Each method reads one header if the request is no visit. */
export type VisitRecorder = {
  /** A stored page was sent. */
  recordPage: (request: VisitRequest, page: ReadyPage) => void
  /** There was no page at this path. */
  recordMissing: (request: VisitRequest, path: string) => void
  /** Answers the picture by which visits are counted behind a CDN; false for any other path. */
  answerPixel?: (path: string, request: VisitRequest, response: ServerResponse) => boolean
}

type RecorderOptions = { siteOrigin: string; isBehindCdn?: boolean }

/** The smallest transparent GIF. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The path of a page that people read; null for feeds, sitemaps and data. Looked up once a page. */
const pathsOfPages = new WeakMap<ReadyPage, string | null>()

/** Counts visits and addresses without a page. Behind a CDN the pages that this site answers are no visits. */
export function createVisitRecorder(
  counter: Pick<VisitCounter, 'countVisit' | 'countMissing'>,
  { siteOrigin, isBehindCdn = false }: RecorderOptions,
): VisitRecorder {
  function recordMissing(request: VisitRequest, path: string): void {
    if (request.method !== 'GET' || !isVisit(request.headers)) return
    const tellable = findTellablePath(path)
    if (tellable !== null) counter.countMissing(tellable)
  }

  /** The page that holds the picture is the one before. Where its reader came from, no request says. */
  function countPixel({ method, headers }: VisitRequest): void {
    const address = headers.referer ?? ''
    const isOwn = address.startsWith(`${siteOrigin}/`)
    if (method !== 'GET' || !isOwn || !isBrowser(headers) || !URL.canParse(address)) return
    const { pathname, search } = new URL(address)
    const page = findPage(pathname)
    if (!page || pageEntry(page.name).delivery === 'never') return
    counter.countVisit(plainPath(pathname), sourceOfRequest({ url: search }, siteOrigin))
  }

  return {
    recordMissing,
    recordPage(request, page) {
      if (request.method !== 'GET' || !isVisit(request.headers)) return
      const path = pathOf(page)
      if (path === null) return
      if (page.status === 404 || page.status === 410) return recordMissing(request, path)
      if (page.status !== 200 || isBehindCdn) return
      const { url = '/', headers } = request
      counter.countVisit(path, sourceOfRequest({ url, referrer: headers.referer }, siteOrigin))
    },
    ...(isBehindCdn && {
      answerPixel(path, request, response) {
        if (path !== visitPixelPath) return false
        countPixel(request)
        response.writeHead(200, {
          'Content-Type': 'image/gif',
          'Content-Length': pixel.length,
          'Cache-Control': noStore,
          'X-Content-Type-Options': 'nosniff',
        })
        response.end(request.method === 'HEAD' ? undefined : pixel)
        return true
      },
    }),
  }
}

function pathOf(page: ReadyPage): string | null {
  const found = pathsOfPages.get(page)
  if (found !== undefined) return found
  const [path = ''] = page.key.split('?', 1)
  const own = path.startsWith('/') && findPage(path) ? plainPath(path) : null
  pathsOfPages.set(page, own)
  return own
}

const plainPath = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)
