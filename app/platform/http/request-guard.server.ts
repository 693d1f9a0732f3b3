import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { checkTarget } from './check-target'
import type { HttpError } from './http-error'

export type RequestGuardOptions = {
  siteOrigin: string
  extraHosts: readonly string[]
  /**
   * Paths whose requests are authenticated by a signature instead of their origin. A path that ends in `/` includes all
   * paths below it.
   */
  signedPaths: readonly string[]
  /** Path prefix of the API. Its calls read no cookies, so programs other than browsers may use them. */
  callsPath: string
  /** Largest body in bytes for a path. */
  bodyLimit: (pathname: string) => number
}

export type RequestGuard = (request: IncomingMessage) => HttpError | null

const hostShape = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/

/**
 * Checks every request first: method, Host, target, announced size and origin, against fixed lists.
 * Returns the error to answer with, or null if the request may pass.
 */
export function createRequestGuard(options: RequestGuardOptions): RequestGuard {
  const hosts = allowedHosts(options.siteOrigin, options.extraHosts)
  const origins = allowedOrigins(options.siteOrigin, hosts)

  return (request) => {
    const { method, url = '', headers } = request
    const host = headers.host
    if (host === undefined || !hosts.has(host.toLowerCase())) return rejectHost(request)
    // Some API calls are PUT requests, which are checked like POST.
    const isSending = method === 'POST' || (method === 'PUT' && url.startsWith(options.callsPath))
    if (method !== 'GET' && method !== 'HEAD' && !isSending) {
      return { status: 405, reason: 'Method not allowed.', headers: { Allow: 'GET, HEAD, POST' } }
    }
    const badTarget = checkTarget(url)
    if (badTarget) return badTarget
    if (countHosts(request) > 1) return { status: 400, reason: 'More than one Host.' }
    if (isSending) return checkPost(request)
    const isBodyAnnounced = headers['transfer-encoding'] ?? headers['content-length'] ?? '0'
    return isBodyAnnounced === '0' ? null : { status: 400, reason: `A ${method} has no body.` }
  }

  function rejectHost({ headers }: IncomingMessage): HttpError | null {
    const host = headers.host?.toLowerCase() ?? ''
    if (!hostShape.test(host)) return { status: 400, reason: 'The Host header is malformed.' }
    return { status: 421, reason: 'This site is not served here.' }
  }

  /** Browsers always send the origin of a POST. A request without one comes from a program. */
  function isFromProgram({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
    return origin === undefined && site === undefined
  }

  function mayPass(pathname: string, headers: IncomingHttpHeaders): boolean {
    if (options.signedPaths.some((path) => isAtOrBelow(pathname, path))) return true
    if (pathname.startsWith(options.callsPath) && isFromProgram(headers)) return true
    return !isCrossSite(headers, origins)
  }

  function checkPost({ url = '', headers }: IncomingMessage): HttpError | null {
    const pathname = url.split('?', 1)[0] ?? ''
    if (!mayPass(pathname, headers)) {
      return { status: 403, reason: 'Requests from other sites are not accepted.' }
    }
    if (Number(headers['content-length'] ?? 0) > options.bodyLimit(pathname)) {
      return { status: 413, reason: 'The request is too large.' }
    }
    return null
  }
}

function isAtOrBelow(pathname: string, path: string): boolean {
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path
}

/** Node uses the first of several Host headers; a proxy may have used the last one. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

/**
 * The allowed values of the Host header: the host of the site's origin and the extra hosts. A site on localhost also
 * accepts its loopback addresses.
 */
function allowedHosts(origin: string, extra: readonly string[]): ReadonlySet<string> {
  const { host, hostname, port } = new URL(origin)
  const hosts = new Set([host, ...extra])
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    const suffix = port ? `:${port}` : ''
    for (const name of ['localhost', '127.0.0.1', '[::1]']) hosts.add(`${name}${suffix}`)
  }
  return hosts
}

/** The origins of this site's own forms. */
function allowedOrigins(origin: string, hosts: ReadonlySet<string>): ReadonlySet<string> {
  const { protocol } = new URL(origin)
  return new Set([origin, ...[...hosts].map((host) => `${protocol}//${host}`)])
}

/**
 * Whether a request comes from another site. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a request with
 * neither is not from our forms.
 */
function isCrossSite(headers: IncomingHttpHeaders, ownOrigins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin === undefined || !ownOrigins.has(origin)
}
