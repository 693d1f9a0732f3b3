import { expect, it } from 'vitest'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { saveGuestPart } from './save-guest-part.server'
import { seenText } from './seen-text.server'

const request = new Request('http://localhost/contract/x')
const noFiles = {
  claim: async () => ({ outcome: 'gone' as const, ids: [] }),
  find: async () => null,
  read: async () => null,
  remove: async () => false,
}

const saving = (comments: string, seen: string | null = null) => ({
  ...{ request, seen },
  language: 'en' as const,
  part: { ...sampleContract().guestPart, comments, personalPhoto: null, personalDocument: null },
})

it('keeps what was typed last when two savings of a page cross each other', async () => {
  const contract = sampleContract()
  const parts = { store: fakeContractStore([contract]), files: noFiles }
  expect(await saveGuestPart(contract, saving('We arrive'), parts)).not.toBeNull()
  // It was read before the first one was written.
  expect(await saveGuestPart(contract, saving('We arrive late'), parts)).not.toBeNull()
  const after = await parts.store.find(contract.reference)
  expect(after?.guestPart.comments).toBe('We arrive late')
})

it('saves what was typed beside what staff changed meanwhile, and still knows what the guest read', async () => {
  const contract = sampleContract()
  const { reservation } = contract
  const store = fakeContractStore([contract])
  const parts = { store, files: noFiles }
  const read = await saveGuestPart(contract, saving('Hello', seenText(contract)), parts)
  expect(read?.guestPart.lastRead).toEqual({ version: 1, reservation })
  const set = { reservation: { ...reservation, totalGuests: 9 } }
  await store.change(contract.reference, { revision: 2, set, signed: null, events: [] })

  // The page still shows the former text.
  await saveGuestPart(read ?? contract, saving('Hello again', seenText(contract)), parts)
  const edited = await store.find(contract.reference)
  expect(edited).toMatchObject({
    reservation: { totalGuests: 9 },
    guestPart: { comments: 'Hello again', lastRead: { reservation } },
  })
  const seen = seenText(edited ?? contract)
  const again = await saveGuestPart(edited ?? contract, saving('Hello again', seen), parts)
  expect(again?.guestPart.lastRead?.reservation.totalGuests).toBe(9)
})

it('saves nothing on a contract that is signed', async () => {
  const contract = sampleContract({ stage: 'signed' })
  const parts = { store: fakeContractStore([contract]), files: noFiles }
  expect(await saveGuestPart(contract, saving('Hello'), parts)).toBeNull()
})
