import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from another site. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a request with neither
 * is not from our forms.
 */
export function isCrossSite(
  headers: IncomingHttpHeaders,
  ownOrigins: ReadonlySet<string>,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin === undefined || !ownOrigins.has(origin)
}
