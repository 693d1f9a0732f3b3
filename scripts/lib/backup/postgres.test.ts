import { expect, it } from 'vitest'
import { connectionOf } from './postgres.js'

it.each([
  ['[::1]:5432/ceiba', '::1'],
  ['[2001:db8::7]/ceiba', '2001:db8::7'],
  ['db.internal:5432/ceiba', 'db.internal'],
  ['127.0.0.1/ceiba', '127.0.0.1'],
  ['localhost/ceiba?host=/var/run/postgresql', '/var/run/postgresql'],
])('reaches the server of %s', (address, PGHOST) => {
  const DATABASE_URL = `postgres://ceiba:secret@${address}`
  expect(connectionOf({ DATABASE_URL })).toMatchObject({ PGHOST })
})

it('takes name, password, port and database from the address', () => {
  const DATABASE_URL = 'postgres://ceiba:p%40ss@[::1]:5433/ceiba%20stays?sslmode=require'
  expect(connectionOf({ DATABASE_URL })).toEqual({
    PGHOST: '::1',
    PGPORT: '5433',
    PGUSER: 'ceiba',
    PGPASSWORD: 'p@ss',
    PGSSLMODE: 'require',
    PGDATABASE: 'ceiba stays',
  })
})
