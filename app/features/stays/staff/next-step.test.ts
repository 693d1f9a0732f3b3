import { expect, it } from 'vitest'
import { mainButton, nextHint } from './next-step'

const signedAt = '2026-11-21T12:00:00.000Z'
const rest = { booking: null, agreement: null, isOffered: false } as const
const sent = { ...rest, stage: 'contractSent', contract: 'C-7K2M9Q' } as const
const early = { ...rest, contract: null } as const

it.each([
  ['draft', null, 'draft', 'openContract'],
  ['opened', null, 'wait', null],
  ['opened', signedAt, 'change', null],
  ['signed', signedAt, 'booking', 'booking'],
  ['guestsSigned', null, 'countersign', 'openContract'],
  ['declined', null, 'closed', 'openContract'],
  ['expired', signedAt, 'closed', 'openContract'],
  ['revoked', signedAt, 'closed', 'openContract'],
] as const)(
  'knows the step of a contract that is %s, signed before: %s',
  (stage, ...[at, hint, button]) => {
    const stay = { ...sent, agreement: { stage, signedAt: at } }
    expect([nextHint(stay), mainButton(stay)]).toEqual([hint, button])
  },
)

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
