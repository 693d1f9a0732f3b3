import { expect, it } from 'vitest'
import { env } from '~/platform/env/env.server'
import { rotateKey } from '~/testing/rotate-key'
import { readSubscriptionToken, subscriptionToken } from './subscription-token.server'

const id = '3f0c5c1e-8f0b-4d7e-9f3a-0123456789ab'
const soon = new Date('2026-12-01T00:00:00Z')

it('names its subscription, for its own change alone', () => {
  const token = subscriptionToken('end', id, null)
  expect(readSubscriptionToken('end', token)).toEqual({ outcome: 'valid', submissionId: id })
  expect(readSubscriptionToken('confirm', token)).toEqual({ outcome: 'unknown' })
})

it('is over at its moment, and no later one can be written into it', () => {
  const token = subscriptionToken('confirm', id, soon)
  const before = new Date(soon.getTime() - 1)
  expect(readSubscriptionToken('confirm', token, before).outcome).toBe('valid')
  expect(readSubscriptionToken('confirm', token, soon)).toEqual({ outcome: 'expired' })
  const [subject, , signature] = token.split('.')
  const later = `${subject}.${(soon.getTime() + 1e9).toString(36)}.${signature}`
  for (const forged of [later, `${subject}.0.${signature}`]) {
    expect(readSubscriptionToken('confirm', forged, before)).toEqual({ outcome: 'unknown' })
  }
})

it.each(['', 'x', '../..', `${id}.0.`, `${id}.0.${'a'.repeat(32)}`, `${id}.0.${'a'.repeat(400)}`])(
  'is not %j',
  (token) => expect(readSubscriptionToken('end', token)).toEqual({ outcome: 'unknown' }),
)

it('works on after the key was rotated, as long as the old one is named', () => {
  const token = subscriptionToken('end', id, null)
  rotateKey()
  expect(readSubscriptionToken('end', token).outcome).toBe('valid')
  env.PRIVATE_FILES_OLDER_KEYS = []
  expect(readSubscriptionToken('end', token)).toEqual({ outcome: 'unknown' })
})
