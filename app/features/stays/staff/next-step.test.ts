import { expect, it } from 'vitest'
import { mainButton, nextHint } from './next-step'

const signedAt = '2026-11-21T12:00:00.000Z'
const rest = { booking: null, agreement: null, isOffered: false } as const
const sent = { ...rest, stage: 'contractSent', contract: 'C-7K2M9Q' } as const
const early = { ...rest, contract: null } as const

it.each([
  { stage: 'draft', at: null, step: ['draft', 'openContract'] },
  { stage: 'opened', at: null, step: ['wait', null] },
  { stage: 'opened', at: signedAt, step: ['change', null] },
  { stage: 'signed', at: signedAt, step: ['booking', 'booking'] },
  { stage: 'guestsSigned', at: null, step: ['countersign', 'openContract'] },
  { stage: 'declined', at: null, step: ['closed', 'openContract'] },
  { stage: 'expired', at: signedAt, step: ['closed', 'openContract'] },
  { stage: 'revoked', at: signedAt, step: ['closed', 'openContract'] },
] as const)('knows the step of a contract that is $stage, signed before: $at', (contract) => {
  const { stage, at, step } = contract
  const stay = { ...sent, agreement: { stage, signedAt: at } }
  expect([nextHint(stay), mainButton(stay)]).toEqual(step)
})

it('tells of a change that waits also where the guest has the confirmation', () => {
  const confirmed = { ...sent, stage: 'confirmed', booking: 'b1' } as const
  expect(nextHint({ ...confirmed, agreement: { stage: 'sent', signedAt } })).toBe('change')
  const signed = { ...confirmed, agreement: { stage: 'signed', signedAt } } as const
  expect([nextHint(signed), mainButton(signed)]).toEqual(['done', 'openBooking'])
})

it('leads to an offer until the guest has one, also once the last was withdrawn', () => {
  expect(mainButton({ ...early, stage: 'answered' })).toBe('offer')
  expect(mainButton({ ...early, stage: 'offered', isOffered: true })).toBe('contract')
  expect(mainButton({ ...early, stage: 'offered' })).toBe('offer')
  expect(nextHint({ ...early, stage: 'offered' })).toBe('offer')
  expect(mainButton({ ...early, stage: 'accepted', isOffered: true })).toBe('contract')
})

it('has no button for a new stay, nor for one that is called off, which says so', () => {
  expect(mainButton({ ...early, stage: 'new' })).toBeNull()
  for (const stage of ['lost', 'cancelled'] as const) {
    const stay = { ...sent, stage, booking: 'b1' }
    expect([nextHint(stay), mainButton(stay)]).toEqual(['calledOff', null])
  }
})
