import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPublicAddress } from '~/platform/http/public/is-public-address'
import { fc } from '~/testing/fast-check'
import { createCalendarParser } from './parse/parse-calendar.server'
import { readFeed } from './read-feed.server'

const count = 500
/** Two addresses of this machine: one stands for the public internet, the other must never be asked. */
const [outside, inside] = ['127.0.0.2', '127.0.0.1']
const now = new Date('2027-01-01T18:00:00Z')

type Hostile =
  | { kind: 'endless'; piece: string }
  | { kind: 'large'; isDeclared: boolean }
  | { kind: 'redirect'; to: string }
  | { kind: 'turningName' }
  | { kind: 'file'; lines: string[] }

const privateHosts = [
  '127.0.0.1',
  'localhost',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0x7f000001',
  '2130706433',
  '0',
  '127.1',
  '10.0.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '[fd00::1]',
  '[64:ff9b::7f00:1]',
]
const timeLine = fc.constantFrom(
  ...['DTSTART;VALUE=DATE:20270104', 'DTSTART:20270104T000000Z', 'DTSTART;TZID=X:20270104T150000'],
  ...['DTEND;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:99991231', 'DURATION:P99999999W'],
  ...['DURATION:-P1D', 'DTSTART;TZID=Mars/Base:20270104T150000', 'DTSTART:20271399T990000'],
)
const rule = fc.constantFrom(
  ...['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=DAILY;INTERVAL=0', 'RRULE:FREQ=YEARLY;BYMONTH=13'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'RRULE:FREQ=DAILY;COUNT=99999999'],
  ...['RRULE:FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1', 'RRULE:FREQ=DAILY;UNTIL=00000000'],
  ...['RDATE;VALUE=PERIOD:20270104T000000Z/P1D', 'RECURRENCE-ID:20270104', 'EXDATE:,,,'],
)
const zone = fc.constantFrom(
  ...['TZID:X', 'BEGIN:STANDARD', 'END:STANDARD', 'TZOFFSETTO:+9999', 'TZOFFSETFROM:zero'],
  ...['DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY', 'RDATE:,', 'BEGIN:VTIMEZONE'],
)
const eventLines = fc
  .tuple(fc.array(timeLine, { maxLength: 3 }), fc.array(rule, { maxLength: 2 }))
  .map(([times, rules]) => ['BEGIN:VEVENT', ...times, ...rules, 'END:VEVENT'])
const file = fc
  .tuple(fc.array(zone, { maxLength: 8 }), fc.array(eventLines, { maxLength: 4 }))
  .map(([zones, events]) => [
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    ...zones,
    'END:VTIMEZONE',
    ...events.flat(),
    'END:VCALENDAR',
  ])
const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  fc.record({ kind: fc.constant('endless' as const), piece: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant('large' as const), isDeclared: fc.boolean() }),
  fc.record({ kind: fc.constant('redirect' as const), to: fc.constantFrom(...privateHosts) }),
  fc.constant({ kind: 'turningName' as const }),
  { arbitrary: fc.record({ kind: fc.constant('file' as const), lines: file }), weight: 3 },
)
const all = fc.sample(hostile, { numRuns: count, seed: 20_261_123 })

const parser = createCalendarParser(400)
const askedInside: string[] = []
const inner = createServer((request, response) => {
  askedInside.push(request.url ?? '')
  response.end()
})
const outer = createServer((request, response) => {
  const one = all[Number(request.url?.slice(1))]
  if (one) answer(one, response)
})
const portOf = (server: typeof outer) => (server.address() as AddressInfo).port

beforeAll(async () => {
  await once(inner.listen(0, inside), 'listening')
  // Both servers have one port, so a host name that changes its address to the inner one would reach a server.
  await once(outer.listen(portOf(inner), outside), 'listening')
})
afterAll(async () => {
  await parser.close()
  for (const server of [inner, outer]) {
    server.closeAllConnections()
    server.close()
  }
})

function answer(one: Hostile, response: ServerResponse): void {
  if (one.kind === 'redirect') {
    response.writeHead(302, { Location: `http://${one.to}:${portOf(inner)}/` }).end()
  } else if (one.kind === 'file') {
    response.end(one.lines.join('\r\n'))
  } else if (one.kind === 'turningName') {
    response.writeHead(302, { Location: '/turned' }).end()
  } else if (one.kind === 'endless') {
    pour(response, Buffer.from(one.piece.repeat(2000)), Infinity)
  } else {
    if (one.isDeclared) response.setHeader('Content-Length', 100_000_000)
    pour(response, Buffer.alloc(65_536, 'x'), 100_000_000)
  }
}

function pour(response: ServerResponse, piece: Buffer, most: number): void {
  let sent = 0
  const more = () => {
    while (!response.destroyed && sent < most) {
      sent += piece.length
      if (!response.write(piece)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

/** A name that means the public address first and the private one afterwards. */
function turningNetwork() {
  let looks = 0
  return {
    async resolve(host: string) {
      looks += 1
      const address = host === 'feed.example' && looks === 1 ? outside : inside
      return [{ address, family: 4 }]
    },
    isPublic: (address: string) => address === outside || isPublicAddress(address),
  }
}

it('500 hostile calendars end with an answer, and none of them leads to a private address', async () => {
  const next = all.entries()
  const problems = new Map<string, number>()
  const work = async () => {
    for (const [index, { kind }] of next) {
      const url = `http://feed.example:${portOf(outer)}/${index}`
      const network = turningNetwork()
      const feed = { documentId: String(index), url, validators: null }
      const result = await readFeed(feed, { parser, now, network })
      const outcome = result.outcome === 'failed' ? result.problem : result.outcome
      problems.set(`${kind} ${outcome}`, (problems.get(`${kind} ${outcome}`) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  expect([...problems.values()].reduce((sum, one) => sum + one, 0)).toBe(count)
  expect(askedInside).toEqual([])
  const kinds = new Set([...problems.keys()].filter((key) => !key.startsWith('file')))
  expect(kinds).toEqual(
    new Set([
      'endless tooLarge',
      'large tooLarge',
      'redirect privateAddress',
      'turningName privateAddress',
    ]),
  )
})
