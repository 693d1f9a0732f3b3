import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { httpRequest } from '~/testing/http-request'
import { rawRequest } from '~/testing/raw-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'

const host = 'Host: localhost:3000'
const post = 'Content-Type: application/x-www-form-urlencoded'
const own = 'Sec-Fetch-Site: same-origin'

async function startSite() {
  const bodies: string[] = []
  const { port } = await startTestServer(await temporaryFolder(), async (request) => {
    if (request.method === 'POST') bodies.push(await request.text())
    return new Response('fine')
  })
  return { port, bodies }
}

const hostile: [string, number, string][] = [
  ['no Host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a strange Host', 421, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ['another port', 421, 'GET / HTTP/1.1\r\nHost: localhost:8443\r\n\r\n'],
  ['a Host with a path', 400, 'GET / HTTP/1.1\r\nHost: localhost:3000/x\r\n\r\n'],
  ['a Host with a user', 400, 'GET / HTTP/1.1\r\nHost: a@localhost:3000\r\n\r\n'],
  ['an empty Host', 400, 'GET / HTTP/1.1\r\nHost: \r\n\r\n'],
  ['two Hosts', 400, `GET / HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n\r\n`],
  ['TRACE', 405, `TRACE / HTTP/1.1\r\n${host}\r\n\r\n`],
  ['DELETE', 405, `DELETE / HTTP/1.1\r\n${host}\r\n\r\n`],
  ['PUT', 405, `PUT / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\n\r\nx`],
  ['OPTIONS for everything', 405, `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`],
  ['PROPFIND', 405, `PROPFIND / HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an unknown method', 400, `BREW / HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a whole address as target', 400, `GET http://localhost:3000/ HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an address of another site', 400, `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
  ['two slashes first', 400, `GET //evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
  ['three slashes within', 400, `GET /a///b HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a broken escape', 400, `GET /%zz HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a lone percent sign', 400, `GET /% HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a broken escape in the query', 400, `GET /?a=%f HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an escape that is no UTF-8', 400, `GET /%ff HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an overlong escape', 400, `GET /%c0%ae%c0%ae/ HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an escaped null', 400, `GET /a%00 HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an escaped null in the query', 400, `GET /?a=%00 HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an escaped line break', 400, `GET /a%0d%0aSet-Cookie:x HTTP/1.1\r\n${host}\r\n\r\n`],
  ['an escaped slash', 400, `GET /..%2f..%2fetc/passwd HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a backslash', 400, `GET /\\evil.example HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a raw umlaut', 400, `GET /caf\xe9 HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a fragment', 400, `GET /#x HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a long address', 414, `GET /${'a'.repeat(5000)} HTTP/1.1\r\n${host}\r\n\r\n`],
  ['long headers', 431, `GET / HTTP/1.1\r\n${host}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a GET with a body', 400, `GET / HTTP/1.1\r\n${host}\r\nContent-Length: 4\r\n\r\nabcd`],
  ['a line that is no HTTP', 400, 'hello\r\n\r\n'],
  ['a negative length', 400, `POST / HTTP/1.1\r\n${host}\r\n${own}\r\nContent-Length: -1\r\n\r\n`],
  [
    'two lengths',
    400,
    `POST / HTTP/1.1\r\n${host}\r\n${own}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
  ],
  [
    'length and chunks together',
    400,
    `POST / HTTP/1.1\r\n${host}\r\n${own}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a large body by its length',
    413,
    `POST / HTTP/1.1\r\n${host}\r\n${own}\r\nContent-Length: 2000000\r\n\r\n`,
  ],
  [
    'a large body by counting',
    413,
    `POST / HTTP/1.1\r\n${host}\r\n${own}\r\nTransfer-Encoding: chunked\r\n\r\n7d0\r\n${'a'.repeat(2000)}\r\n0\r\n\r\n`,
  ],
  ['a form of nobody', 403, `POST / HTTP/1.1\r\n${host}\r\n${post}\r\nContent-Length: 1\r\n\r\na`],
  [
    'a form of another site',
    403,
    `POST / HTTP/1.1\r\n${host}\r\nSec-Fetch-Site: cross-site\r\nOrigin: http://localhost:3000\r\nContent-Length: 1\r\n\r\na`,
  ],
  [
    'a form of a sibling site',
    403,
    `POST / HTTP/1.1\r\n${host}\r\nSec-Fetch-Site: same-site\r\nContent-Length: 1\r\n\r\na`,
  ],
  [
    'a form with another origin',
    403,
    `POST / HTTP/1.1\r\n${host}\r\nOrigin: http://evil.example\r\nContent-Length: 1\r\n\r\na`,
  ],
  [
    'a form of a sandbox',
    403,
    `POST / HTTP/1.1\r\n${host}\r\nOrigin: null\r\nContent-Length: 1\r\n\r\na`,
  ],
]

describe('the request guard', () => {
  it('rejects each hostile request with its status, and goes on serving', async () => {
    const { port, bodies } = await startSite()
    const answers = await Promise.all(
      hostile.map(async ([name, , bytes]) => {
        const answer = await rawRequest(
          port,
          bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
        )
        return [name, Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])]
      }),
    )
    expect(answers).toEqual(hostile.map(([name, status]) => [name, status]))
    expect(bodies).toEqual([])
    expect((await httpRequest(port, '/')).status).toBe(200)
  })

  it.each([
    ['Sec-Fetch-Site', 'same-origin'],
    ['Sec-Fetch-Site', 'none'],
    ['Origin', 'http://localhost:3000'],
  ])('lets our own forms pass, by %s: %s', async (name, value) => {
    const { port, bodies } = await startSite()
    const headers = { [name]: value }
    const answer = await httpRequest(port, '/form', { method: 'POST', headers, body: 'a=1' })
    expect(answer.status).toBe(200)
    expect(bodies).toEqual(['a=1'])
  })

  it('takes its Host in any case, as names of hosts are', async () => {
    const { port } = await startSite()
    expect((await httpRequest(port, '/', { headers: { Host: 'LocalHost:3000' } })).status).toBe(200)
  })

  it('lets signed calls pass without an origin', async () => {
    const { port, bodies } = await startSite()
    const answer = await httpRequest(port, '/plain/hook', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(200)
    expect(bodies).toEqual(['{}'])
  })

  it('lets mail programs pass that post from anywhere to a signed link, and to nothing beside it', async () => {
    const { port, bodies } = await startSite()
    const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
    const ask = (path: string) =>
      httpRequest(port, path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
    expect((await ask('/plain/signed/a-token')).status).toBe(200)
    expect((await ask('/plain/signed')).status).toBe(403)
    expect((await ask('/plain/other/a-token')).status).toBe(403)
    expect(bodies).toEqual(['List-Unsubscribe=One-Click'])
  })

  it.each(['Content-Length: 500000', 'Transfer-Encoding: chunked'])(
    'lets a client finish sending too much before it says so, with %s',
    async (length) => {
      const { port } = await startSite()
      const socket = connect(port, '127.0.0.1')
      let sent = 0
      const answered = new Promise<string>((resolve, reject) => {
        socket.once('data', (chunk) => resolve(`${sent} sent, ${chunk.toString('latin1')}`))
        socket.once('error', reject)
      })
      const isChunked = length.endsWith('chunked')
      const part = 'a'.repeat(100_000)
      socket.write(`POST /form HTTP/1.1\r\n${host}\r\n${own}\r\n${length}\r\n\r\n`)
      while (sent < 500_000) {
        await new Promise((resolve) => setTimeout(resolve, 30))
        socket.write(isChunked ? `186a0\r\n${part}\r\n` : part)
        sent += part.length
      }
      if (isChunked) socket.write('0\r\n\r\n')
      expect(await answered).toMatch(/^500000 sent, HTTP\/1\.1 413 /)
      socket.destroy()
    },
  )

  it('lets programs call where they may, and no other site', async () => {
    const { port, bodies } = await startSite()
    const call = (headers: Record<string, string>) =>
      httpRequest(port, '/plain/calls/quote', { method: 'POST', headers, body: '{}' })
    expect((await call({})).status).toBe(200)
    expect((await call({ Origin: 'http://localhost:3000' })).status).toBe(200)
    expect((await call({ Origin: 'http://evil.example' })).status).toBe(403)
    expect((await call({ Origin: 'null' })).status).toBe(403)
    expect((await call({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(bodies).toEqual(['{}', '{}'])
  })

  it('takes an escaped address, as Spanish words need it', async () => {
    const { port } = await startSite()
    const answer = await httpRequest(port, '/es/atitl%C3%A1n?location=Panajachel%20centro&q=100%25')
    expect(answer.status).toBe(200)
  })

  it('leads an address with a last slash to the one without, never to another site', async () => {
    const { port } = await startSite()
    const answer = await httpRequest(port, '/casa//?page=2')
    expect([answer.status, answer.headers.location]).toEqual([308, '/casa?page=2'])
  })
})
