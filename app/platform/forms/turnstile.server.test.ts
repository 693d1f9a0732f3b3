import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { verifyTurnstile } from './turnstile.server'

async function startService(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  return (token: string) =>
    verifyTurnstile(token, '192.0.2.7', { secretKey: 'secret', verifyUrl, timeout: 300 })
}

const answering = (answer: unknown, status = 200) =>
  startService((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })

it('sends token, secret and address, and passes who the service passes', async () => {
  const sent: string[] = []
  const verify = await startService((request, response) => {
    void text(request).then((body) => {
      sent.push(body)
      response.end('{"success":true,"hostname":"ceiba.example"}')
    })
  })
  expect(await verify('token')).toBe('passed')
  expect(sent).toEqual(['secret=secret&response=token&remoteip=192.0.2.7'])
})

it('fails who the service fails, and who brings no token, without asking', async () => {
  const verify = await answering({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  expect(await verify('token')).toBe('failed')
  const passing = await answering({ success: true })
  expect(await passing('')).toBe('failed')
  expect(await passing('x'.repeat(2049))).toBe('failed')
})

it('does not know where the service is out of order, slow, or refuses our key', async () => {
  expect(await (await answering('out of order', 500))('token')).toBe('unknown')
  expect(await (await startService(() => {}))('token')).toBe('unknown')
  const rejected = { success: false, 'error-codes': ['invalid-input-secret'] }
  expect(await (await answering(rejected))('token')).toBe('unknown')
  const verifyUrl = 'http://127.0.0.1:1/'
  expect(await verifyTurnstile('token', '', { secretKey: 'secret', verifyUrl })).toBe('unknown')
})
