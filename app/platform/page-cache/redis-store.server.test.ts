import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createRedisStore, redisConnection } from './redis-store.server'

it('parses the Redis URL with its password, database number and TLS', () => {
  expect(redisConnection('redis://127.0.0.1')).toMatchObject({
    host: '127.0.0.1',
    port: 6379,
    db: 0,
  })
  expect(redisConnection('rediss://site:p%40ss@cache.internal:6380/2')).toMatchObject({
    host: 'cache.internal',
    port: 6380,
    username: 'site',
    password: 'p@ss',
    db: 2,
    tls: {},
  })
})

it('finds nothing while Redis cannot be reached, and the process goes on', async () => {
  const store = await createRedisStore('redis://127.0.0.1:1', 'unreachable-test')
  onTestFinished(() => store.close())
  expect(await store.findState('index')).toBeUndefined()
  await store.saveState('index', [])
  expect(await store.find('/')).toBeNull()
})

it('waits two seconds at most for a Redis that does not answer, and then asks it no more for a while', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const store = await createRedisStore(`redis://127.0.0.1:${port}`, 'silent-test')
  onTestFinished(() => store.close())
  expect(await store.find('/')).toBeNull()
  const asked = performance.now()
  for (let visit = 0; visit < 5; visit++) expect(await store.find(`/${visit}`)).toBeNull()
  expect(performance.now() - asked).toBeLessThan(2000)
})
