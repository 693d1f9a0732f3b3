import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What came back of a request, and how much of its body the server had taken when it was over. */
export type StreamedAnswer = { status: number; taken: number }

/**
 * Sends a body in chunks, as fast as it is taken and also after the answer, as clients do that look for
 * one at the end only. Over when all is sent and answered, or the server has ended the connection.
 */
export async function streamRequest(
  port: number,
  path: string,
  headers: Record<string, string | number>,
  body: Iterable<Buffer>,
): Promise<StreamedAnswer> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  const sent = { isWhole: false, bytes: 0 }
  const isChunked = !('Content-Length' in headers)

  function* bytes() {
    const own = { Host: 'localhost:3000', 'Sec-Fetch-Site': 'same-origin', ...headers }
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`)
    if (isChunked) lines.push('Transfer-Encoding: chunked')
    yield `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
    for (const piece of body) {
      if (isChunked) yield `${piece.length.toString(16)}\r\n`
      yield piece
      if (isChunked) yield '\r\n'
      sent.bytes += piece.length
    }
    if (isChunked) yield '0\r\n\r\n'
    sent.isWhole = true
  }

  const over = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (sent.isWhole) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
  // The server may end the connection at any time.
  await pipeline(Readable.from(bytes()), socket, { end: false }).catch(() => {})
  if (sent.isWhole && answer !== '') socket.destroy()
  await over
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), taken: sent.bytes }
}
