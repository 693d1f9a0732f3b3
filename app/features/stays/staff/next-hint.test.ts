import { expect, it } from 'vitest'
import { nextHint } from './next-hint'

const signedAt = '2026-11-21T12:00:00.000Z'
const sent = { stage: 'contractSent', contract: 'C-7K2M9Q', booking: null } as const

it.each([
  ['draft', null, 'draft'],
  ['opened', null, 'wait'],
  ['opened', signedAt, 'change'],
  ['signed', signedAt, 'booking'],
  ['guestsSigned', null, 'countersign'],
  ['declined', null, 'closed'],
  ['expired', signedAt, 'closed'],
  ['revoked', signedAt, 'closed'],
] as const)('says where a contract is that is %s, signed before: %s', (stage, signed, hint) => {
  expect(nextHint({ ...sent, agreement: { stage, signedAt: signed } })).toBe(hint)
})

it('tells of a change that waits also where the guest has the confirmation', () => {
  const confirmed = { ...sent, stage: 'confirmed', booking: 'b1' } as const
  expect(nextHint({ ...confirmed, agreement: { stage: 'sent', signedAt } })).toBe('change')
  expect(nextHint({ ...confirmed, agreement: { stage: 'signed', signedAt } })).toBe('done')
})
