import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { kilobytes, megabytes } from '~/platform/units/size'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'

const piece = Buffer.alloc(kilobytes(250), 97)

type Sending = {
  path: string
  bytes: number
  pause?: number
  isChunked: boolean
  accept?: string
}
type Answer = { status: number | undefined; connection: string | undefined; text: string }

/** Sends a body as browsers and programs do, piece by piece. */
async function send(
  port: number,
  { path, bytes, pause: gap, isChunked, accept = '*/*' }: Sending,
): Promise<Answer> {
  const headers: Record<string, string | number> = {
    Host: 'localhost:3000',
    Accept: accept,
    'Sec-Fetch-Site': 'same-origin',
    ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes }),
  }
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.once('error', reject)
      const { statusCode: status, headers: own } = response
      response.once('end', () => resolve({ status, connection: own.connection, text }))
    })
  })
  for (let left = bytes; left > 0; left -= piece.length) {
    if (!sent.write(piece.subarray(0, left)) && gap === undefined) {
      await new Promise((resolve) => sent.once('drain', resolve))
    }
    if (gap !== undefined) await pause(gap)
  }
  sent.end()
  return answer
}

/** The answers to a body with Content-Length and to one in chunks. */
async function sendBothWays(sending: Omit<Sending, 'isChunked'>): Promise<Answer[]> {
  const { port } = await startTestServer(await temporaryFolder(), async () => new Response('fine'))
  return Promise.all([false, true].map((isChunked) => send(port, { ...sending, isChunked })))
}

describe('a body that is too large, with Content-Length and in chunks,', () => {
  it.each([
    ['of a phone that takes three seconds over 5 MB', { bytes: megabytes(5), pause: 150 }],
    ['of 40 MB in one burst', { bytes: megabytes(40) }],
    ['of a call, 3 MB', { path: '/plain/calls/quote', bytes: megabytes(3) }],
  ])('%s is told so', async (_name, sending) => {
    const told = { status: 413, connection: 'close', text: 'The request is too large.' }
    expect(await sendBothWays({ path: '/form', ...sending })).toEqual([told, told])
  })

  it('is told to a browser by a page in the language of the form', async () => {
    const accept = 'text/html,application/xhtml+xml'
    const answers = await sendBothWays({ path: '/es/form', bytes: megabytes(5), accept })
    for (const { status, text } of answers) {
      expect(status).toBe(413)
      expect(text).toContain('<html lang="es">')
      expect(text).toContain('elija archivos más pequeños')
    }
  })
})

it('a client that trickles or falls silent gets its answer, and the line ends', async () => {
  const { port } = await startTestServer(await temporaryFolder(), async () => new Response('fine'))
  const socket = connect(port, '127.0.0.1')
  const began = Date.now()
  let answer = ''
  socket.write(
    'POST /form HTTP/1.1\r\nHost: localhost:3000\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000000\r\n\r\nabc',
  )
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*too large\.$/)
  // Node ends a connection without requests after 65 seconds, an unfinished request after five minutes.
  expect(Date.now() - began).toBeLessThan(seconds(30))
})
