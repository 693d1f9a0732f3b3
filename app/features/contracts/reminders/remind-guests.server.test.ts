import { expect, it, vi } from 'vitest'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { remindGuests } from './remind-guests.server'

it('reminds once, writes it down, and is silent after the signature', async () => {
  const store = fakeContractStore([
    sampleContract(),
    sampleContract({ reference: 'C-SIGNED', stage: 'signed' }),
  ])
  const sent: string[] = []
  const send = async ({ reference }: { reference: string }) => void sent.push(reference)
  const now = new Date('2026-11-22T15:30:00Z')
  await remindGuests({ store, send, now })
  await remindGuests({ store, send, now })
  expect(sent).toEqual(['C-7K2M9Q'])
  expect(await store.find('C-7K2M9Q')).toMatchObject({
    remindersSent: 1,
    events: [{ kind: 'created' }, { kind: 'reminded', actor: 'system' }],
  })
})

it('closes links that are over, without a mail', async () => {
  const store = fakeContractStore([sampleContract()])
  const now = new Date('2027-01-01T00:00:00Z')
  const send = vi.fn(async () => {})
  await remindGuests({ store, send, now })
  expect(send).not.toHaveBeenCalled()
  expect(await store.find('C-7K2M9Q')).toMatchObject({ stage: 'expired' })
})

it('goes on to the next guest where one address takes no mail, and tries that one again', async () => {
  const store = fakeContractStore([sampleContract({ reference: 'C-REFUSED' }), sampleContract()])
  const sent: string[] = []
  const send = async ({ reference }: { reference: string }) => {
    if (reference === 'C-REFUSED') throw new Error('550 no such mailbox')
    sent.push(reference)
  }
  const now = new Date('2026-11-22T15:30:00Z')
  await remindGuests({ store, send, now })
  expect(sent).toEqual(['C-7K2M9Q'])
  expect(await store.find('C-REFUSED')).toMatchObject({ remindersSent: 0 })
})
