import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure'

it('keeps the reason and leaves out whom it is about', () => {
  const error = new Error(
    '550 5.1.1 <ana.lopez@example.com>:\r\n no such user, call +502 5555-1234',
  )
  expect(describeFailure(error)).toBe('550 5.1.1 <<address>>: no such user, call <number>')
})

it('is short, whatever was thrown', () => {
  expect(describeFailure(new Error('x'.repeat(10_000)))).toHaveLength(500)
  expect(describeFailure({ email: 'ana@example.com' })).toBe('Unknown failure')
})
