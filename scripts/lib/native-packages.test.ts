import { expect, it } from 'vitest'
import { headersFor } from './native-packages.js'

it.each([
  ['20.19.0', '20.19.0'],
  ['22.23.3', '22.23.3'],
  ['24.18.1', '24.18.1'],
  ['24.19.0', '24.18.1'],
  ['24.21.0', '24.18.1'],
])('native packages for Node %s are compiled with the headers of %s', (version, headers) => {
  expect(headersFor(version)).toBe(headers)
})
