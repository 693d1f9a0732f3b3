import { expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.001', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br; q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['brotli', 'identity'],
])('takes for %j: %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
  expect(chooseEncoding(accepted)).toBe(encoding)
})

it('takes no encoding where none is named', () => {
  expect(chooseEncoding(undefined)).toBe('identity')
})
