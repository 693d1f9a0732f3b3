import type { ServerResponse } from 'node:http'
import { noStore } from '~/platform/page-cache/cache-policy'
import { pagePathOfData } from '~/routing/page-request'
import { callsPath } from '~/routing/resources'
import { writeOverloadPage, type OverloadPage } from '../error-page'

/**
 * Rejects a request because of overload: with a small page, or with JSON for API calls. A client navigation is told to
 * load the whole document, since Remix's router shows any response without data as an error.
 */
export function rejectOverload(response: ServerResponse, path: string, why: OverloadPage): void {
  const { method, url = '' } = response.req
  if (path.endsWith('.data') && method === 'GET') return writeDocumentReload(response, path, url)
  if (!path.startsWith(callsPath)) return writeOverloadPage(response, path, why)
  const body = JSON.stringify({ errors: [why.status === 429 ? 'TOO_MANY_REQUESTS' : 'BUSY'] })
  response.writeHead(why.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': noStore,
    'Retry-After': why.retryAfter,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** Sends the same as `redirectDocument` in a loader, in the single fetch format. */
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
    'Cache-Control': noStore,
    'X-Remix-Response': 'yes',
  })
  response.end(body)
}
