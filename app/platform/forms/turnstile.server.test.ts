import { expect, it } from 'vitest'
import { fakeNetwork } from '~/testing/network/fake-network'
import { turnstile } from '~/testing/network/turnstile'
import { verifyTurnstile } from './turnstile.server'

const network = fakeNetwork()

const verify = (token: string) =>
  verifyTurnstile(token, '192.0.2.7', { secretKey: 'secret', timeout: 300 })

it('sends token, secret and address, and passes who the service passes', async () => {
  const sent: string[] = []
  network.use(turnstile.passes((body) => sent.push(body)))
  expect(await verify('token')).toBe('passed')
  expect(sent).toEqual(['secret=secret&response=token&remoteip=192.0.2.7'])
})

it('fails who the service fails, and who brings no token, without asking', async () => {
  network.use(turnstile.fails('timeout-or-duplicate'))
  expect(await verify('token')).toBe('failed')
  const sent: string[] = []
  network.use(turnstile.passes((body) => sent.push(body)))
  expect(await verify('')).toBe('failed')
  expect(await verify('x'.repeat(2049))).toBe('failed')
  expect(sent).toEqual([])
})

it.each([
  ['is out of order', turnstile.isBroken()],
  ['is slow', turnstile.isSlow()],
  ['is down', turnstile.isDown()],
  ['refuses our key', turnstile.fails('invalid-input-secret')],
])('does not know where the service %s', async (_, service) => {
  network.use(service)
  expect(await verify('token')).toBe('unknown')
})
