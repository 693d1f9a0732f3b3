import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import { isPublicAddress } from './is-public-address'

const maxRedirects = 5
const redirects = new Set([301, 302, 303, 307, 308])

/** Why a request was not sent or not finished. */
export type RequestProblem =
  /** No http or https address, or one with a password in it. */
  | 'address'
  /** The host has an address outside of the public internet. */
  | 'private'
  | 'redirects'
  | 'tooLarge'
  | 'tooSlow'
  /** The answer came compressed, which was not asked for. */
  | 'compressed'
  | 'unreachable'

export class RequestFailed extends Error {
  override name = 'RequestFailed'
  constructor(
    readonly problem: RequestProblem,
    options?: ErrorOptions,
  ) {
    // The address stays out of it: it may hold a secret.
    super(`The request to another site failed: ${problem}`, options)
  }
}

/** The DNS lookup, and which addresses may be requested. Tests bring their own. */
export type Network = {
  resolve: (host: string) => Promise<LookupAddress[]>
  isPublic: (address: string) => boolean
}

const internet: Network = {
  resolve: (host) => promisify(lookUp)(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
}

type Limits = {
  headers?: Record<string, string>
  /** Milliseconds for all of it, redirects included. */
  timeout: number
  /** Bytes of the body. */
  maxBytes: number
  network?: Network
}

type PublicAnswer = {
  status: number
  headers: IncomingMessage['headers']
  /** Empty unless the status is 200. */
  body: Buffer
}

/**
 * GET request to an address that staff typed in. Only http and https, and only to public addresses: names are
 * resolved once for each hop, all their addresses are checked, and the connection goes to what was checked, so that a
 * name cannot change its address in between. Throws `RequestFailed`.
 */
export async function requestPublic(
  address: string,
  { headers = {}, timeout, maxBytes, network = internet }: Limits,
): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(timeout)
  try {
    let url = parseAddress(address)
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const sending = requestOnce(url, { headers, maxBytes, network, signal })
      const answer = await withinTime(signal, sending)
      const { location } = answer.headers
      if (!redirects.has(answer.status) || location === undefined) return answer
      url = parseAddress(location, url)
    }
    throw new RequestFailed('redirects')
  } catch (error) {
    if (error instanceof RequestFailed) throw error
    throw new RequestFailed(signal.aborted ? 'tooSlow' : 'unreachable', { cause: error })
  }
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.username || url.password) throw new RequestFailed('address')
  return url
}

/** A name server may be slower than the request may be. */
function withinTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new RequestFailed('tooSlow'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

type Hop = Required<Omit<Limits, 'timeout'>> & { signal: AbortSignal }

async function requestOnce(
  url: URL,
  { headers, maxBytes, network, signal }: Hop,
): Promise<PublicAnswer> {
  // A host that is an address is never looked up by `request`, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await network.resolve(host)
  const isSafe = addresses.length > 0 && addresses.every((one) => network.isPublic(one.address))
  if (!isSafe) throw new RequestFailed('private')
  const lookup: RequestOptions['lookup'] = (_, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      // A connection of its own: none of another request is used again.
      agent: false,
      lookup,
      signal,
      headers: { ...headers, 'Accept-Encoding': 'identity' },
    })
    sent.on('error', reject)
    sent.once('response', (answer) => {
      readAnswer(answer, maxBytes)
        .then(resolve, reject)
        .finally(() => sent.destroy())
    })
    sent.end()
  })
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<PublicAnswer> {
  const { headers, statusCode: status = 0 } = answer
  if (status !== 200) return { status, headers, body: Buffer.alloc(0) }
  if (!['identity', ''].includes(headers['content-encoding']?.trim().toLowerCase() ?? '')) {
    throw new RequestFailed('compressed')
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new RequestFailed('tooLarge')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new RequestFailed('tooLarge')
    parts.push(part)
  }
  return { status, headers, body: Buffer.concat(parts) }
}
