import type { ServerResponse } from 'node:http'
import { pagePathOfData } from '~/routing/page-request'
import { callsPath } from '~/routing/table'
import { writeShortPage, type ShortPage } from './short-page'

/**
 * Says that something is not made now: to people by a short page, to programs in a line of JSON. A client navigation
 * is told to load the whole document, since the router shows any answer without data as a fault of the site.
 */
export function turnAway(response: ServerResponse, path: string, why: ShortPage): void {
  const { method, url = '' } = response.req
  if (path.endsWith('.data') && method === 'GET') return writeDocumentReload(response, path, url)
  if (!path.startsWith(callsPath)) return writeShortPage(response, path, why)
  const body = JSON.stringify({ errors: [why.status === 429 ? 'TOO_MANY_REQUESTS' : 'BUSY'] })
  response.writeHead(why.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': why.retryAfter,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** What `redirectDocument` of a loader sends, in the format of single fetch. */
function writeDocumentReload(response: ServerResponse, path: string, url: string): void {
  const query = new URLSearchParams(url.split('?')[1])
  query.delete('_routes')
  const target = pagePathOfData(path) + (query.size > 0 ? `?${query}` : '')
  const fields = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 }
  const values = ['redirect', target, 'status', 302, 'revalidate', false, 'reload', true, 'replace']
  const body = `${JSON.stringify([['SingleFetchRedirect', 1], fields, ...values])}\n`
  response.writeHead(202, {
    'Content-Type': 'text/x-script',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Remix-Response': 'yes',
  })
  response.end(body)
}
