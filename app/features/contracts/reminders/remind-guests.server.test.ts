import { expect, it, vi } from 'vitest'
import { RequestRejected } from '~/platform/content/private-records.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { remindGuests } from './remind-guests.server'

it('reminds once, writes it down, and is silent after the signature', async () => {
  const store = fakeContractStore([
    sampleContract(),
    sampleContract({ reference: 'C-SIGNED', stage: 'signed' }),
  ])
  const sent: string[] = []
  const queue = async ({ reference }: { reference: string }) => void sent.push(reference)
  const now = new Date('2026-11-22T15:30:00Z')
  await remindGuests({ store, queue, now })
  await remindGuests({ store, queue, now })
  expect(sent).toEqual(['C-7K2M9Q'])
  expect(await store.find('C-7K2M9Q')).toMatchObject({
    remindersSent: 1,
    events: [{ kind: 'created' }, { kind: 'reminded', actor: 'system' }],
  })
})

it('closes links that are over, without a mail', async () => {
  const store = fakeContractStore([sampleContract()])
  const now = new Date('2027-01-01T00:00:00Z')
  const queue = vi.fn(async () => {})
  await remindGuests({ store, queue, now })
  expect(queue).not.toHaveBeenCalled()
  expect(await store.find('C-7K2M9Q')).toMatchObject({ stage: 'expired' })
})

it('goes on to the next guest where one reminder cannot be queued, and tries that one again', async () => {
  const store = fakeContractStore([sampleContract({ reference: 'C-REFUSED' }), sampleContract()])
  const sent: string[] = []
  const queue = async ({ reference }: { reference: string }) => {
    if (reference === 'C-REFUSED') throw new Error('The outbox answers: unavailable.')
    sent.push(reference)
  }
  const now = new Date('2026-11-22T15:30:00Z')
  await remindGuests({ store, queue, now })
  expect(sent).toEqual(['C-7K2M9Q'])
  expect(await store.find('C-REFUSED')).toMatchObject({ remindersSent: 0 })
})

it('goes on to the next guest where the CMS rejects the note of one', async () => {
  const store = fakeContractStore([sampleContract({ reference: 'C-REFUSED' }), sampleContract()])
  const change: typeof store.change = (reference, edit) =>
    reference === 'C-REFUSED'
      ? Promise.reject(new RequestRejected('why'))
      : store.change(reference, edit)
  const now = new Date('2026-11-22T15:30:00Z')
  await remindGuests({ store: { ...store, change }, queue: async () => {}, now })
  expect(await store.find('C-7K2M9Q')).toMatchObject({ remindersSent: 1 })
})
