import { expect, it } from 'vitest'
import { firstStepWith, stepsOf } from './guest-steps'

const requested = (asksGuests: boolean, payment: boolean) =>
  stepsOf({ asks: { identity: asksGuests, guests: asksGuests, comments: true, payment } })

it('asks who signs beside the guest for identity and acceptance alone', () => {
  const asks = { identity: true, guests: false, comments: false, payment: false }
  expect(stepsOf({ asks })).toEqual(['read', 'photo', 'document', 'accept'])
})

it('asks a guest for what the contract asks, and for acceptance at the end', () => {
  expect(requested(true, true)).toEqual([
    'read',
    'comments',
    'guests',
    'photo',
    'document',
    'payment',
    'accept',
  ])
  expect(requested(false, false)).toEqual(['read', 'comments', 'accept'])
})

it('finds the first step with something wrong, whatever order the fields have', () => {
  const steps = requested(true, false)
  expect(firstStepWith(steps, ['agreement', 'guests[1].age'])).toBe(2)
  expect(firstStepWith(steps, ['personalDocument', 'personalPhoto'])).toBe(3)
  expect(firstStepWith(steps, ['', 'constructor', 'payAuthorization'])).toBe(-1)
})
