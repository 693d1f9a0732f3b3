import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { calendar, limits, nameServer, outside, serveOn } from '~/testing/network/public-server'
import { kilobytes } from '~/platform/units/size'
import { type Network, RequestFailed, requestPublic } from './request-public.server'

describe('a request to a public address', () => {
  it('gives status, headers and body, and sends the headers', async () => {
    const { port } = await serveOn(outside, ({ headers }, response) => {
      response.setHeader('ETag', '"1"')
      response.end(`${headers['if-none-match']} ${headers.host} ${headers['accept-encoding']}`)
    })
    const { known } = nameServer(outside)
    const answer = await requestPublic(`http://feed.example:${port}/a`, {
      ...limits,
      network: known,
      headers: { 'If-None-Match': '"0"' },
    })
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"1"' } })
    expect(answer.body.toString()).toBe(`"0" feed.example:${port} identity`)
  })

  it('follows a redirect, and looks each name up once', async () => {
    const { port, asked } = await serveOn(outside, (request, response) => {
      if (request.url === '/b') return calendar(request, response)
      response.writeHead(302, { Location: '/b' }).end()
    })
    const { known, looked } = nameServer(outside)
    const answer = await requestPublic(`http://feed.example:${port}/a`, {
      ...limits,
      network: known,
    })
    expect(answer.body.toString()).toBe('BEGIN:VCALENDAR')
    expect(asked).toEqual(['/a', '/b'])
    expect(looked).toEqual(['feed.example', 'feed.example'])
  })

  it('gives other statuses without a body', async () => {
    const { port } = await serveOn(outside, (_, response) => {
      response.writeHead(404).end('x'.repeat(kilobytes(640)))
    })
    const { known } = nameServer(outside)
    const answer = await requestPublic(`http://feed.example:${port}/`, {
      ...limits,
      network: known,
    })
    expect(answer.status).toBe(404)
    expect(answer.body).toHaveLength(0)
  })
})

describe('a request ends', () => {
  const outcome = async (answer: RequestListener, more: object = {}) => {
    const { port } = await serveOn(outside, answer)
    const { known } = nameServer(outside)
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
