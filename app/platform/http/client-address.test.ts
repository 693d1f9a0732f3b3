import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressGroup, clientAddress, clientAddressHeader } from './client-address'

const requested = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

describe('the address of a visitor', () => {
  it('is that of the connection, whatever the request says', () => {
    expect(clientAddress(requested(), false)).toBe('10.0.0.1')
    expect(clientAddress(requested('1.2.3.4'), false)).toBe('10.0.0.1')
  })

  it('is what our proxy added last, not what the visitor made up', () => {
    expect(clientAddress(requested('6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4')
    expect(clientAddress(requested('2001:db8::1'), true)).toBe('2001:db8::1')
  })

  it.each(['', 'unknown', '1.2.3.4, ', '1.2.3.4:80', '_hidden'])(
    'is that of the connection where the proxy says %j',
    (forwarded) => expect(clientAddress(requested(forwarded), true)).toBe('10.0.0.1'),
  )
})

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:0001:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s is counted as %s', (address, group) => {
  const headers = { [clientAddressHeader]: address }
  expect(addressGroup(new Request('http://localhost/', { headers }))).toBe(group)
})
