import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { isPublicAddress } from './is-public-address'

it.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  'takes %s as public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  '',
  'localhost',
  '127.1',
  '0x7f000001',
  '8.8.8.8.',
  ' 8.8.8.8',
])('takes %j as not public', (address) => expect(isPublicAddress(address)).toBe(false))

it('takes no IPv4 address of a private network as public, also written as IPv6', () => {
  const rest = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  fc.assert(
    fc.property(fc.constantFrom(0, 10, 127, 224, 239, 255), rest, (first, parts) => {
      const address = [first, ...parts].join('.')
      for (const text of [address, `::ffff:${address}`, `::${address}`, `64:ff9b::${address}`]) {
        expect(isPublicAddress(text)).toBe(false)
      }
    }),
    propertyRuns(),
  )
})
