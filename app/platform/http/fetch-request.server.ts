import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, clientAddressHeader } from './client-address'

/**
 * The web `Request` of a Node request. Its origin is the site's own, whatever Host or forwarding headers
 * say, so nothing made from it can be steered by a visitor. Aborts when the visitor goes away.
 */
export function fetchRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  siteOrigin: string,
  body: Buffer | ReadableStream<Uint8Array> | null,
  isProxyTrusted = false,
): Request {
  const headers = new Headers()
  const { rawHeaders } = incoming
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  // The request guard has judged the origin. Remix would compare it with our main host alone: it throws for our
  // further hosts, and for the `null` that browsers send from a page without referrer.
  headers.delete('origin')
  headers.set('host', new URL(siteOrigin).host)
  headers.delete('x-forwarded-host')
  headers.set(clientAddressHeader, clientAddress(incoming, isProxyTrusted))
  const aborter = new AbortController()
  response.once('close', () => {
    if (!response.writableEnded) aborter.abort()
  })
  return new Request(`${siteOrigin}${withoutOldData(incoming.url ?? '/')}`, {
    method: incoming.method,
    headers,
    signal: aborter.signal,
    ...bodyOf(body),
  })
}

/** Remix still answers its old way to ask for data, and reports each such question as an error. */
function withoutOldData(url: string): string {
  const mark = url.indexOf('?')
  if (mark === -1 || !url.includes('_data', mark)) return url
  const query = new URLSearchParams(url.slice(mark))
  query.delete('_data')
  return query.size > 0 ? `${url.slice(0, mark)}?${query}` : url.slice(0, mark)
}

function bodyOf(body: Buffer | ReadableStream<Uint8Array> | null): RequestInit {
  if (body instanceof ReadableStream) return { body, duplex: 'half' }
  return body && body.length > 0 ? { body: new Uint8Array(body) } : {}
}
