import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'

/** Small, so that it is stored as it is and readable in what the connection carries. */
const body = 'Casa con patio y fuente, ñandú'

/** A server with `/casa` in memory. `send` writes to a new connection and resolves with all that came back. */
async function startWithStoredPage() {
  const { port } = await startTestServer(
    await temporaryFolder(),
    async () => new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
  )
  const { headers } = await httpRequest(port, '/casa')
  const send = (...requests: string[]) => {
    const client = connect(port, '127.0.0.1')
    client.write(requests.join(''))
    return text(client)
  }
  return { send, etag: headers.etag ?? '' }
}

function get(path: string, lines: readonly string[] = [], method = 'GET', version = '1.1'): string {
  return [`${method} ${path} HTTP/${version}`, 'Host: localhost:3000', ...lines, '', ''].join(
    '\r\n',
  )
}

const closing = ['Connection: close']

/** Splits what a connection carried into its answers: status line, headers and what followed. */
function answersIn(received: string) {
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).map((answer) => {
    const [head = '', content = ''] = answer.split('\r\n\r\n')
    return { status: head.split(' ', 2)[1], head, content }
  })
}

it('hits leave the connection open, and pipelined requests are answered in their order', async () => {
  const { send, etag } = await startWithStoredPage()
  const answers = answersIn(
    await send(
      get('/casa'),
      get('/casa', [], 'HEAD'),
      get('/casa', [`If-None-Match: ${etag}`]),
      get('/not-yet-rendered'),
      get('/casa'),
      get('/health'),
      get('/casa', closing),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([
    '200',
    '200',
    '304',
    '200',
    '200',
    '200',
    '200',
  ])
  expect(answers.map(({ content }) => content)).toEqual([
    body,
    '',
    '',
    body,
    body,
    '{"status":"ok"}',
    body,
  ])
  for (const { head } of answers.slice(0, -1)) expect(head).toContain('\r\nConnection: keep-alive')
  expect(answers.at(-1)?.head).toContain('\r\nConnection: close')
})

it('a hit has a date and the length of its body in bytes, which HEAD names too', async () => {
  const { send } = await startWithStoredPage()
  const answers = answersIn(await send(get('/casa'), get('/casa', closing, 'HEAD')))
  for (const { head } of answers) {
    expect(head).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/)
    expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}`)
  }
})

it('a hit for HTTP/1.0 closes the connection', async () => {
  const { send } = await startWithStoredPage()
  const [answer, ...more] = answersIn(await send(get('/casa', [], 'GET', '1.0')))
  expect(answer?.content).toBe(body)
  expect(answer?.head).toContain('\r\nConnection: close')
  expect(more).toEqual([])
})
