import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, clientAddressHeader } from './client-address'

type RequestParts = {
  siteOrigin: string
  /** Whether our own proxy adds the last entry of `X-Forwarded-For`. */
  isProxyTrusted?: boolean
  body: Buffer | ReadableStream<Uint8Array> | null
}

/**
 * Converts a Node request to a web `Request`. Its URL has the site's own origin whatever the Host or forwarding
 * headers, so that clients cannot influence absolute URLs. Its signal aborts when the client disconnects.
 */
export function fetchRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  { siteOrigin, isProxyTrusted = false, body }: RequestParts,
): Request {
  const headers = new Headers()
  const { rawHeaders } = incoming
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  // The request guard has checked the origin. Remix would compare it with the main host only and throw for extra hosts,
  // and for the `null` that browsers send from a page without referrer.
  headers.delete('origin')
  headers.set('host', new URL(siteOrigin).host)
  headers.delete('x-forwarded-host')
  headers.set(clientAddressHeader, clientAddress(incoming, isProxyTrusted))
  const aborter = new AbortController()
  response.once('close', () => {
    if (!response.writableEnded) aborter.abort()
  })
  return new Request(`${siteOrigin}${removeDataParameter(incoming.url ?? '/')}`, {
    method: incoming.method,
    headers,
    signal: aborter.signal,
    ...bodyOf(body),
  })
}

/** Removes `_data`, the old data parameter of Remix, which it would report as an error. */
function removeDataParameter(url: string): string {
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
