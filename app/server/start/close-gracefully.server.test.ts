import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { minutes } from '~/platform/units/duration'
import { closeServer, waitForProxy } from './close-gracefully.server'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** A connection on which the server works on `/slow` until `finish` is called. */
async function startSlowRequest() {
  let finish = () => {}
  const server = createServer({ keepAliveTimeout: minutes(5) }, (incoming, response) => {
    if (incoming.url !== '/slow') return response.end('fast')
    finish = () => response.end('slow')
    server.emit('slow')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write(request('/slow'))
  await once(server, 'slow')
  return { server, client, finish: () => finish() }
}

it('a server that waits for its proxy still takes requests, and asks each client to leave', async () => {
  const { server, client, finish } = await startSlowRequest()
  const waited = waitForProxy(server, 300)
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1')
  other.write(request('/other'))
  const [answer] = await once(other, 'data')
  expect(String(answer)).toMatch(/ 200 OK[^]*Connection: close\r\n/)
  other.destroy()
  finish()
  await waited
  client.destroy()
  await closeServer(server)
})

it('a closing server finishes a request and closes the connection that is idle then', async () => {
  const { server, client, finish } = await startSlowRequest()
  const closed = closeServer(server, minutes(10))
  finish()
  expect(await text(client)).toMatch(/Connection: keep-alive[^]*\r\n\r\nslow$/)
  await closed
})

it('a closing server asks a busy client to leave', async () => {
  const { server, client, finish } = await startSlowRequest()
  const closed = closeServer(server, minutes(10))
  client.write(request('/next'))
  await once(server, 'request')
  finish()
  expect(await text(client)).toMatch(/\r\n\r\nslow[^]*Connection: close[^]*\r\n\r\nfast$/)
  await closed
})

it('a closing server gives up on a request that takes too long', async () => {
  const { server, client } = await startSlowRequest()
  const received = text(client)
  await closeServer(server, 50)
  expect(await received).toBe('')
})
