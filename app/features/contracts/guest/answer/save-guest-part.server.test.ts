import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyGuestPart, type ContractGuestPart } from '~content/contract-values'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { temporaryFolder } from '~/testing/temporary-folder'
import { saveGuestPart } from './save-guest-part.server'
import { seenText } from '../reading/seen-text.server'

const request = new Request('http://localhost/contract/x')
const noFiles = {
  claim: async () => ({ outcome: 'gone' as const, ids: [] }),
  find: async () => null,
  read: async () => null,
  remove: async () => false,
}

const saving = (comments: string, seen: string | null = null) => ({
  request,
  seen,
  removed: [],
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

/** A contract whose guest has sent the photo and both sides of an ID. */
async function withSentFiles() {
  const files = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a-secret-that-only-these-tests-know'),
  })
  onTestFinished(() => files.close())
  const send = async (kind: string) =>
    (await files.keep({ kind, type: 'jpeg', name: 'p.jpg', content: Buffer.from('p') })).id
  const contract = sampleContract()
  const parts = { store: fakeContractStore([contract]), files }
  const photo = await send('contract-photo')
  const document = await send('contract-document')
  const back = await send('contract-document')
  async function save(part: Partial<ContractGuestPart>, removed: string[] = []) {
    const present = (await parts.store.find(contract.reference)) ?? contract
    const whole = { ...emptyGuestPart, ...part }
    const saved = await saveGuestPart(present, { ...saving(''), part: whole, removed }, parts)
    return saved?.guestPart
  }
  const isThere = async (id: string) => (await files.find(id)) !== null
  const sent = { personalPhoto: photo, personalDocument: document, personalDocumentBack: back }
  await save({ ...sent, documentKind: 'nationalId' })
  return { save, send, isThere, sent, photo, document, back }
}

describe('a file that was sent', () => {
  it('stays where a page without it saves', async () => {
    const { save, isThere, sent, photo, document, back } = await withSentFiles()
    expect(await save({ comments: 'From the laptop' })).toMatchObject(sent)
    expect(await Promise.all([photo, document, back].map(isThere))).toEqual([true, true, true])
  })

  it('stays as the back of an ID while a passport is chosen', async () => {
    const { save, isThere, sent, back } = await withSentFiles()
    const { personalDocumentBack: _back, ...ofPassport } = sent
    const saved = await save({ ...ofPassport, documentKind: 'passport' })
    expect(saved?.personalDocumentBack).toBe(back)
    expect(await isThere(back)).toBe(true)
  })

  it('is deleted where the guest took back this very file', async () => {
    const { save, isThere, photo, document } = await withSentFiles()
    expect(await save({}, [photo])).toMatchObject({
      personalPhoto: null,
      personalDocument: document,
    })
    expect([await isThere(photo), await isThere(document)]).toEqual([false, true])
  })

  it('stays where a page took back the one before', async () => {
    const { save, send, photo } = await withSentFiles()
    const newer = await send('contract-photo')
    await save({ personalPhoto: newer })
    expect(await save({}, [photo])).toMatchObject({ personalPhoto: newer })
  })

  it('is deleted where another one takes its place, and an older page does not bring it back', async () => {
    const { save, send, isThere, photo } = await withSentFiles()
    const newer = await send('contract-photo')
    expect(await save({ personalPhoto: newer }, [photo])).toMatchObject({ personalPhoto: newer })
    expect([await isThere(photo), await isThere(newer)]).toEqual([false, true])
    expect(await save({ personalPhoto: photo })).toMatchObject({ personalPhoto: newer })
    expect(await isThere(newer)).toBe(true)
  })
})
