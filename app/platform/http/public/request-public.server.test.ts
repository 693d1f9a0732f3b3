import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { kilobytes } from '~/platform/units/size'
import { isPublicAddress } from './is-public-address'
import { type Network, RequestFailed, requestPublic } from './request-public.server'

/** Loopback addresses: one that stands for the public internet in these tests, and one that must never be asked. */
const [outside, inside] = ['127.0.0.2', '127.0.0.1']

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

async function serve(host: string, answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, host)
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, port }
}

/** A name server with one answer after the other; the last one stays. */
function network(...answers: (string | string[])[]) {
  const looked: string[] = []
  const rest = [...answers]
  const known: Network = {
    async resolve(host) {
      looked.push(host)
      const answer = rest.length > 1 ? rest.shift() : rest[0]
      return [answer ?? []].flat().map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }))
    },
    isPublic: (address) => address === outside || isPublicAddress(address),
  }
  return { looked, known }
}

const limits = { timeout: 5_000, maxBytes: kilobytes(64) }
const calendar: RequestListener = (_, response) => response.end('BEGIN:VCALENDAR')

describe('a request to a public address', () => {
  it('gives status, headers and body, and sends the headers', async () => {
    const { port } = await serve(outside, ({ headers }, response) => {
      response.setHeader('ETag', '"1"')
      response.end(`${headers['if-none-match']} ${headers.host} ${headers['accept-encoding']}`)
    })
    const { known } = network(outside)
    const answer = await requestPublic(`http://feed.example:${port}/a`, {
      ...limits,
      network: known,
      headers: { 'If-None-Match': '"0"' },
    })
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"1"' } })
    expect(answer.body.toString()).toBe(`"0" feed.example:${port} identity`)
  })

  it('follows a redirect, and looks each name up once', async () => {
    const { port, asked } = await serve(outside, (request, response) => {
      if (request.url === '/b') return calendar(request, response)
      response.writeHead(302, { Location: '/b' }).end()
    })
    const { known, looked } = network(outside)
    const answer = await requestPublic(`http://feed.example:${port}/a`, {
      ...limits,
      network: known,
    })
    expect(answer.body.toString()).toBe('BEGIN:VCALENDAR')
    expect(asked).toEqual(['/a', '/b'])
    expect(looked).toEqual(['feed.example', 'feed.example'])
  })

  it('gives other statuses without a body', async () => {
    const { port } = await serve(outside, (_, response) => {
      response.writeHead(404).end('x'.repeat(kilobytes(640)))
    })
    const { known } = network(outside)
    const answer = await requestPublic(`http://feed.example:${port}/`, {
      ...limits,
      network: known,
    })
    expect(answer.status).toBe(404)
    expect(answer.body).toHaveLength(0)
  })
})

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
    const { known, looked } = network(outside)
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
    const { port, asked } = await serve(inside, calendar)
    const { known } = network(outside)
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
    const { port, asked } = await serve(inside, calendar)
    const { known } = network(answer)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'private' })
    expect(asked).toEqual([])
  })

  it('to the real localhost', async () => {
    const { port, asked } = await serve(inside, calendar)
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
    const victim = await serve(inside, calendar)
    const { port } = await serve(outside, (__, response) => {
      response.writeHead(301, { Location: target(victim.port) }).end()
    })
    const { known } = network(outside)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'private' })
    expect(victim.asked).toEqual([])
  })

  it('after a redirect to a file', async () => {
    const { port } = await serve(outside, (_, response) => {
      response.writeHead(301, { Location: 'file:///etc/passwd' }).end()
    })
    const { known } = network(outside)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'address' })
  })

  it('when a name changes its address after it was checked', async () => {
    const { port, asked } = await serve(outside, (request, response) => {
      if (request.url === '/b') return calendar(request, response)
      response.writeHead(307, { Location: '/b' }).end()
    })
    const victim = await serve(inside, calendar)
    const { known, looked } = network(outside, inside)
    await expect(
      requestPublic(`http://feed.example:${port}/`, { ...limits, network: known }),
    ).rejects.toMatchObject({ problem: 'private' })
    expect(looked).toHaveLength(2)
    expect(asked).toEqual(['/'])
    expect(victim.asked).toEqual([])
  })
})

describe('a request ends', () => {
  const outcome = async (answer: RequestListener, more: object = {}) => {
    const { port } = await serve(outside, answer)
    const { known } = network(outside)
    const request = { ...limits, network: known, ...more }
    return requestPublic(`http://feed.example:${port}/`, request).then(
      () => 'answered',
      (error: unknown) => (error instanceof RequestFailed ? error.problem : error),
    )
  }

  it('after five redirects', async () => {
    const around: RequestListener = (_, response) =>
      response.writeHead(302, { Location: '/' }).end()
    expect(await outcome(around)).toBe('redirects')
  })

  it('at a body that is said to be large, and at one that only is', async () => {
    let sent = 0
    const said: RequestListener = (_, response) => {
      response.writeHead(200, { 'Content-Length': String(100 * 1024 * 1024) })
      response.write('x')
    }
    const endless: RequestListener = (_, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(kilobytes(16)))) {
          sent += kilobytes(16)
        }
      }
      response.on('drain', write)
      write()
    }
    expect(await outcome(said)).toBe('tooLarge')
    expect(await outcome(endless)).toBe('tooLarge')
    expect(sent).toBeLessThan(100 * 1024 * 1024)
  })

  it.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    [
      'says a little at a time',
      (_, response) => {
        const timer = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ])('when the server %s', async (_, answer) => {
    expect(await outcome(answer, { timeout: 300 })).toBe('tooSlow')
  })

  it('when the name server says nothing', async () => {
    const known: Network = { resolve: () => new Promise(() => undefined), isPublic: () => true }
    await expect(
      requestPublic('http://feed.example/', { ...limits, timeout: 100, network: known }),
    ).rejects.toMatchObject({ problem: 'tooSlow' })
  })

  it('at a compressed body, and at a connection that breaks', async () => {
    expect(
      await outcome((_, response) => {
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x')
      }),
    ).toBe('compressed')
    expect(await outcome((_, response) => void response.socket?.destroy())).toBe('unreachable')
    expect(
      await outcome((_, response) => {
        response.writeHead(200, { 'Content-Length': '9' })
        response.write('x', () => response.socket?.destroy())
      }),
    ).toBe('unreachable')
  })
})
