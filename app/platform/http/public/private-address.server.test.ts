import { describe, expect, it } from 'vitest'
import {
  calendar,
  inside,
  limits,
  nameServer,
  outside,
  serveOn,
} from '~/testing/network/public-server'
import { requestPublic } from './request-public.server'

describe('no request leaves', () => {
  it.each([
    'ftp://feed.example/',
    'file:///etc/passwd',
    'javascript:1',
    'feed.example',
    '',
    'http://',
    'https://user:secret@feed.example/',
    'http://@:80/',
    'data:text/calendar,x',
  ])('to %j', async (address) => {
    const { known, looked } = nameServer(outside)
    await expect(requestPublic(address, { ...limits, network: known })).rejects.toMatchObject({
      problem: 'address',
    })
    expect(looked).toEqual([])
  })

  it.each([
    '127.0.0.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '0',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    '１２７.0.0.1',
    '[fe80::1]',
    '10.0.0.1',
    '192.168.0.1',
    '[fd00:ec2::254]',
  ])('to the private address %s, whatever it is written like', async (host) => {
    const { port, asked } = await serveOn(inside, calendar)
    const { known } = nameServer(outside)
    await expect(
      requestPublic(`http://${host}:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'private' })
    expect(asked).toEqual([])
  })

  it.each([
    ['one private address', [inside]],
    ['a private address beside a public one', [outside, inside]],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('to a name with %s', async (_, answer) => {
    const { port, asked } = await serveOn(inside, calendar)
    const { known } = nameServer(answer)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'private' })
    expect(asked).toEqual([])
  })

  it('to the real localhost', async () => {
    const { port, asked } = await serveOn(inside, calendar)
    for (const host of ['localhost', 'LOCALHOST']) {
      await expect(requestPublic(`http://${host}:${port}/`, limits)).rejects.toMatchObject({
        problem: 'private',
      })
    }
    expect(asked).toEqual([])
  })

  it.each([
    ['an address', (port: number) => `http://127.0.0.1:${port}/`],
    ['an address as a number', (port: number) => `http://2130706433:${port}/`],
    ['an address without protocol', (port: number) => `//[::ffff:127.0.0.1]:${port}/`],
  ])('after a redirect to %s', async (_, target) => {
    const victim = await serveOn(inside, calendar)
    const { port } = await serveOn(outside, (__, response) => {
      response.writeHead(301, { Location: target(victim.port) }).end()
    })
    const { known } = nameServer(outside)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'private' })
    expect(victim.asked).toEqual([])
  })

  it('after a redirect to a file', async () => {
    const { port } = await serveOn(outside, (_, response) => {
      response.writeHead(301, { Location: 'file:///etc/passwd' }).end()
    })
    const { known } = nameServer(outside)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'address' })
  })

  it('when a name changes its address after it was checked', async () => {
    const { port, asked } = await serveOn(outside, (request, response) => {
      if (request.url === '/b') return calendar(request, response)
      response.writeHead(307, { Location: '/b' }).end()
    })
    const victim = await serveOn(inside, calendar)
    const { known, looked } = nameServer(outside, inside)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'private' })
    expect(looked).toHaveLength(2)
    expect(asked).toEqual(['/'])
    expect(victim.asked).toEqual([])
  })
})
