import { expect, it } from 'vitest'
import { redisConnection } from './redis-store.server'

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
