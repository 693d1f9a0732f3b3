import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are no part of the public internet (RFC 6890 and what IANA added since). */
const privateNetworks: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata services of clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
]

/** Inside of 2000::/3, which is all that IPv6 has given out. */
const specialNetworks: readonly [network: string, prefix: number][] = [
  // Protocol assignments, Teredo among them.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 holds an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
]

const closed4 = new BlockList()
for (const [network, prefix] of privateNetworks) closed4.addSubnet(network, prefix, 'ipv4')
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [network, prefix] of specialNetworks) closed6.addSubnet(network, prefix, 'ipv6')

/**
 * Whether an IP address lies in the public internet. False for IPv6 addresses that contain an IPv4 address (mapped,
 * NAT64, 6to4), and for a text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed4.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
