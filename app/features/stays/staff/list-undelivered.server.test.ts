import { expect, it, vi } from 'vitest'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { sampleStay } from '~/testing/factories/stay-record'
import { listUndelivered } from './list-undelivered.server'

const at = '2026-11-21T15:00:00.000Z'
const replyId = '00000000-0000-8000-8000-000000000001'
const event = { at, actor: 'staff: Ana', address: '', stage: null, detail: 'Hola' }
const letter = { submission: 'id', acceptedAt: Date.parse(at), failingSince: 0, attempts: 9 }

it('finds what failed for all records of the stay, and the answer in its timeline', async () => {
  const stay = sampleStay({
    contract: 'C-7K2M9Q',
    events: [
      { ...event, kind: 'mailed', replyId },
      { ...event, kind: 'noted', replyId: null },
    ],
  })
  const listDeadLettersAbout = vi.fn(async () => [
    { ...letter, lastError: '', kind: 'stay-answer', step: 'mail-guest', key: `${replyId}.answer` },
    { ...letter, lastError: '', kind: 'contract-link', step: 'mail-guest', key: 'C-7K2M9Q' },
    { ...letter, lastError: '', kind: 'newer-kind', step: 'mail-guest', key: 'k' },
  ])
  const listDeadLetters = async () => []
  expect(await listUndelivered(stay, { listDeadLetters, listDeadLettersAbout })).toEqual([
    { code: 'stay-answer · mail-guest', name: 'stay-answer', step: 'mail-guest', at, event: 0 },
    {
      code: 'contract-link · mail-guest',
      name: 'contract-link',
      step: 'mail-guest',
      at,
      event: null,
    },
    { code: 'newer-kind · mail-guest', name: null, step: 'mail-guest', at, event: null },
  ])
  expect(listDeadLettersAbout).toHaveBeenCalledWith(['CS-7K2M9Q', 'C-7K2M9Q'])
})

it.each([
  ['inquiry', 'mail-guest'],
  ['lead', 'mail-visitor'],
])('finds an %s of the stay, whose reference the outbox does not hold', async (kind, step) => {
  const submission = 'aa0b5a4e-1f0c-4d6f-9a36-3f5d4a3c8c11'
  const reference = referenceOf(submission)
  const sent = { ...letter, lastError: '', kind, step, key: 'k' }
  const own = { ...sent, submission, acceptedAt: letter.acceptedAt - 1 }
  const offer = { ...letter, lastError: '', kind: 'offer', step: 'mail-guest', key: 'k' }
  const listDeadLetters = vi.fn(async () => [own, sent])
  const stay = sampleStay(kind === 'lead' ? { lead: reference } : { inquiry: reference })
  const undelivered = await listUndelivered(stay, {
    listDeadLetters,
    listDeadLettersAbout: async () => [offer],
  })
  expect(undelivered.map(({ code }) => code)).toEqual([`${kind} · ${step}`, 'offer · mail-guest'])
  expect(listDeadLetters).toHaveBeenCalledWith(['inquiry', 'lead'])
})
