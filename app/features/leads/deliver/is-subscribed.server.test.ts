import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { isSubscribed } from './is-subscribed.server'

const signal = new AbortController().signal
let close = async () => {}
afterEach(() => close())

/** A CMS that answers the same to everything, and what it was asked. */
async function cmsThatAnswers(status: number, body: string) {
  const requested: { path?: string; authorization?: string; body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const { authorization } = request.headers
      requested.push({ path: request.url, authorization, body: sent })
      response.writeHead(status).end(body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = async () => {
    server.closeAllConnections()
    server.close()
    close = async () => {}
  }
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { requested, cms: { url: `http://127.0.0.1:${port}`, token: 'token' } }
}

it.each([true, false])('passes the CMS’s word on: %s', async (known) => {
  const { requested, cms } = await cmsThatAnswers(200, `{"data":{"isSubscribed":${known}}}`)
  expect(await isSubscribed('Ana@example.com', signal, cms)).toBe(known)
  expect(requested).toEqual([
    {
      path: '/api/submissions/subscribers/find',
      authorization: 'Bearer token',
      body: '{"email":"Ana@example.com"}',
    },
  ])
})

it.each([
  [503, ''],
  [200, 'not json'],
  [200, '{"data":{}}'],
  [401, '{"error":{"message":"Missing or invalid credentials"}}'],
])('does not know where the CMS answers %i %s', async (status, body) => {
  const { cms } = await cmsThatAnswers(status, body)
  expect(await isSubscribed('ana@example.com', signal, cms)).toBeNull()
})

it('does not know where nobody answers, or nobody waits any more', async () => {
  const { cms } = await cmsThatAnswers(200, '{"data":{"isSubscribed":true}}')
  expect(await isSubscribed('ana@example.com', AbortSignal.abort(), cms)).toBeNull()
  await close()
  expect(await isSubscribed('ana@example.com', signal, cms)).toBeNull()
})
