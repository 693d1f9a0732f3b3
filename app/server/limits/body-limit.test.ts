import { expect, it } from 'vitest'
import { kilobytes, megabytes } from '~/platform/units/size'
import { bodyLimit } from './body-limit'

it('allows a call less than a form', () => {
  expect(bodyLimit('/api/rentals/booking')).toBe(kilobytes(64))
  expect(bodyLimit('/inquire-now')).toBe(kilobytes(256))
})

it('allows files where the table says so, and nowhere else', () => {
  expect(bodyLimit('/upload')).toBe(megabytes(12))
  for (const path of ['/upload/', '/uploads', '/', '/es', '/webhooks/content']) {
    expect(bodyLimit(path), path).toBeLessThanOrEqual(kilobytes(256))
  }
})
