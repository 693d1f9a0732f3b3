import { expect, it, vi } from 'vitest'
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
  expect(await listUndelivered(stay, { listDeadLettersAbout })).toEqual([
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
