import type { ServerResponse } from 'node:http'
import { callsPath } from '~/routing/table'
import { writeShortPage, type ShortPage } from './short-page'

/** Says that something is not made now: to people by a short page, to programs in a line of JSON. */
export function turnAway(response: ServerResponse, path: string, why: ShortPage): void {
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
