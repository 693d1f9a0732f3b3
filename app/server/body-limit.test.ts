import { expect, it } from 'vitest'
import { kilobytes } from '~/platform/units/size'
import { bodyLimit } from './body-limit'

it('allows a call less than a form', () => {
  expect(bodyLimit('/api/rentals/booking')).toBe(kilobytes(64))
  expect(bodyLimit('/inquire-now')).toBe(kilobytes(256))
})
