import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { DueFeed } from '~content/calendar-feed'
import type { Network } from '~/platform/http/public/request-public.server'
import { readCalendar } from './parse/read-calendar'
import { readFeed } from './read-feed.server'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** Loopback stands for the public internet. */
const network: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: () => true,
}
const parser = {
  parse: async (file: string, window: { from: string; to: string }) => readCalendar(file, window),
}
const now = new Date('2027-01-01T03:00:00Z')
const file = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20270104',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

async function readFrom(answer: RequestListener, validators: DueFeed['validators'] = null) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const url = `http://feed.example:${port}/1.ics`
  const result = await readFeed({ documentId: '1', url, validators }, { parser, now, network })
  expect(result.url).toBe(url)
  return result
}

describe('a feed', () => {
  it('is read from yesterday on in Guatemala, with what tells whether it changed', async () => {
    const result = await readFrom((_, response) => {
      response.writeHead(200, { ETag: '"1"', 'Last-Modified': 'x'.repeat(101) }).end(file)
    })
    expect(result).toMatchObject({
      outcome: 'read',
      events: 1,
      from: '2026-12-30',
      ranges: [{ startDate: '2027-01-04', endDate: '2027-01-05', closed: false }],
      validators: { etag: '"1"', lastModified: null },
    })
  })

  it('is asked whether it changed', async () => {
    const headers: unknown[] = []
    const answer: RequestListener = (request, response) => {
      headers.push(request.headers['if-none-match'], request.headers['if-modified-since'])
      response.writeHead(304).end()
    }
    const validators = { etag: '"1"', lastModified: 'Fri, 01 Jan 2027 00:00:00 GMT' }
    expect(await readFrom(answer, validators)).toMatchObject({ outcome: 'unchanged' })
    expect(headers).toEqual(Object.values(validators))
  })

  it.each<[string, RequestListener, string]>([
    ['is missing', (_, response) => response.writeHead(404).end(file), 'badAnswer'],
    [
      'says that nothing changed, unasked',
      (_, response) => response.writeHead(304).end(),
      'badAnswer',
    ],
    ['is a page', (_, response) => response.end('<!doctype html>'), 'notACalendar'],
    ['breaks off', (_, response) => response.end(file.slice(0, -5)), 'notACalendar'],
    ['is larger than 2 MB', (_, response) => response.end('x'.repeat(2_100_000)), 'tooLarge'],
    [
      'is compressed',
      (_, response) => response.writeHead(200, { 'Content-Encoding': 'br' }).end(),
      'badAnswer',
    ],
    [
      'leads in circles',
      (_, response) => response.writeHead(302, { Location: '/' }).end(),
      'tooManyRedirects',
    ],
    ['hangs up', (_, response) => void response.socket?.destroy(), 'unreachable'],
  ])('that %s fails with its reason', async (_, answer, problem) => {
    expect(await readFrom(answer)).toMatchObject({ outcome: 'failed', problem })
  })

  it('of a private address is never asked', async () => {
    const feed = {
      documentId: '1',
      url: 'http://169.254.169.254/latest/meta-data',
      validators: null,
    }
    expect(await readFeed(feed, { parser, now })).toMatchObject({ problem: 'privateAddress' })
  })
})
