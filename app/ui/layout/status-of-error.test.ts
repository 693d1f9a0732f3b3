import { expect, it } from 'vitest'
import { noAnswer, statusOfError } from './status-of-error'

it.each([
  [new TypeError('Failed to fetch'), noAnswer],
  [new TypeError('NetworkError when attempting to fetch resource.'), noAnswer],
  [new TypeError('Load failed'), noAnswer],
  [new TypeError("Cannot read properties of undefined (reading 'a')"), 500],
  [new Error('Failed to fetch'), 500],
  [{ status: 404, statusText: 'Not Found', internal: false, data: null }, 404],
])('%s has the status %d', (error, status) => {
  expect(statusOfError(error)).toBe(status)
})
