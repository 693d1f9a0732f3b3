import { expect, it } from 'vitest'
import { contractShelf } from '~/testing/contract-shelf'
import { sampleContract } from '~/testing/factories/contract'
import { remindGuests } from './remind-guests.server'

it('reminds once, writes it down, and is silent after the signature', async () => {
  const store = contractShelf([
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
  const store = contractShelf([sampleContract()])
  const now = new Date('2027-01-01T00:00:00Z')
  const send = async () => {
    throw new Error('No mail for a link that is over')
  }
  await remindGuests({ store, send, now })
  expect(await store.find('C-7K2M9Q')).toMatchObject({ stage: 'expired' })
})
