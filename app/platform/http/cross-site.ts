import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something comes from another site. Browsers tell by `Sec-Fetch-Site`,
 * older ones by `Origin`; a request that tells neither is not from our forms.
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
