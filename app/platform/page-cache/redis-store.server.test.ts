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
