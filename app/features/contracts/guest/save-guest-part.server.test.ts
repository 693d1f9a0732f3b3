import { expect, it } from 'vitest'
import { contractShelf } from '~/testing/contract-shelf'
import { sampleContract } from '~/testing/factories/contract'
import { saveGuestPart } from './save-guest-part.server'

const request = new Request('http://localhost/contract/x')
const noFiles = {
  claim: async () => ({ outcome: 'gone' as const, ids: [] }),
  find: async () => null,
  read: async () => null,
  remove: async () => false,
}

const saving = (comments: string) => ({
  request,
  language: 'en' as const,
  part: { ...sampleContract().guestPart, comments, personalPhoto: null, personalDocument: null },
})

it('keeps what was typed last when two savings of a page cross each other', async () => {
  const contract = sampleContract()
  const parts = { store: contractShelf([contract]), files: noFiles }
  expect(await saveGuestPart(contract, saving('We arrive'), parts)).not.toBeNull()
  // It was read before the first one was written.
  expect(await saveGuestPart(contract, saving('We arrive late'), parts)).not.toBeNull()
  const after = await parts.store.find(contract.reference)
  expect(after?.guestPart.comments).toBe('We arrive late')
})

it('saves nothing over a contract that staff have changed meanwhile', async () => {
  const contract = sampleContract()
  const parts = { store: contractShelf([contract]), files: noFiles }
  const set = { reservation: { ...contract.reservation, totalGuests: 9 } }
  const change = { revision: contract.revision, set, signed: null, events: [] }
  await parts.store.change(contract.reference, change)
  expect(await saveGuestPart(contract, saving('Hello'), parts)).toBeNull()
})
