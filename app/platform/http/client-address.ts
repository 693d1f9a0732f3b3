import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Header with the client address, set on every request for Remix. A value sent by the client is overwritten. */
export const clientAddressHeader = 'x-client-address'

/**
 * The network address of the client: that of the connection, or the last entry of `X-Forwarded-For` if a trusted proxy
 * added it. Earlier entries come from the client.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxyTrusted: boolean,
): string {
  const forwarded = headers['x-forwarded-for']
  const entries = typeof forwarded === 'string' ? forwarded : (forwarded?.join(',') ?? '')
  const last = entries.split(',').at(-1)?.trim() ?? ''
  return isProxyTrusted && isIP(last) > 0 ? last : (socket.remoteAddress ?? '')
}

/**
 * The key under which requests are counted: an IPv4 address, or the first half of an IPv6 address, since a household
 * owns the whole second half.
 */
export function addressGroup(request: Request): string {
  return groupOfAddress(request.headers.get(clientAddressHeader) ?? '')
}

/** As `addressGroup`, for a result of `clientAddress`. */
export function groupOfAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIP(address) === 6 ? networkOf(address) : address
}

/** Whether an address group is this machine: a program on it, or a proxy with many visitors behind it. */
export function isLoopback(group: string): boolean {
  return group === '' || group.startsWith('127.') || group === '0:0:0:0' || group === '::1'
}

/** The first four of the eight groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? 8 - first.length - last.length : 0
  const groups = [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
