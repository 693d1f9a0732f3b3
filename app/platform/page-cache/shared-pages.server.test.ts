import { expect, it } from 'vitest'
import { connectionOf } from './shared-pages.server'

it('reads the address of Redis with its password, number and TLS', () => {
  expect(connectionOf('redis://127.0.0.1')).toMatchObject({ host: '127.0.0.1', port: 6379, db: 0 })
  expect(connectionOf('rediss://site:p%40ss@cache.internal:6380/2')).toMatchObject({
    host: 'cache.internal',
    port: 6380,
    username: 'site',
    password: 'p@ss',
    db: 2,
    tls: {},
  })
})
