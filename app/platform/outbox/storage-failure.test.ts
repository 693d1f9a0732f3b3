import { expect, it } from 'vitest'
import { isStorageFailure } from './storage-failure'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each(['SQLITE_FULL', 'SQLITE_IOERR_FSYNC', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_READONLY', 'ENOSPC'])(
  '%s may pass',
  (code) => expect(isStorageFailure(withCode(code))).toBe(true),
)

it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'ERR_ASSERTION'])('%s is a bug', (code) =>
  expect(isStorageFailure(withCode(code))).toBe(false),
)

it('anything else is a bug', () => {
  expect(isStorageFailure(new TypeError('x is not a function'))).toBe(false)
  expect(isStorageFailure('SQLITE_FULL')).toBe(false)
})
