import { expect, it } from 'vitest'
import { isStorageFailure } from './storage-failure'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each(['SQLITE_FULL', 'SQLITE_IOERR_FSYNC', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_READONLY', 'ENOSPC'])(
  '%s may pass',
  (code) => expect(isStorageFailure(withCode(code))).toBe(true),
)

it.each([
  'ECONNREFUSED',
  '08006',
  '28P01',
  '3D000',
  '53100',
  '57P01',
  '57P03',
  '57014',
  '25006',
  '25P03',
])('%s of a PostgreSQL server may pass', (code) =>
  expect(isStorageFailure(withCode(code))).toBe(true),
)

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
])('“%s” of the driver may pass', (message) =>
  expect(isStorageFailure(new Error(message))).toBe(true),
)

it('the socket of a PostgreSQL server on this machine may come back, another file that is missing is a bug', () => {
  const missing = (syscall: string) => Object.assign(withCode('ENOENT'), { syscall })
  expect(isStorageFailure(missing('connect'))).toBe(true)
  expect(isStorageFailure(missing('open'))).toBe(false)
})

it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'ERR_ASSERTION', '23505', '42P01', '5'])(
  '%s is a bug',
  (code) => expect(isStorageFailure(withCode(code))).toBe(false),
)

it('anything else is a bug', () => {
  expect(isStorageFailure(new TypeError('x is not a function'))).toBe(false)
  expect(isStorageFailure('SQLITE_FULL')).toBe(false)
})
