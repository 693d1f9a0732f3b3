import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContractGuestPart } from '~content/contract-values'
import { checkFile } from '~/platform/files/checks/check-file.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { contractShelf } from '~/testing/contract-shelf'
import { sampleContract } from '~/testing/factories/contract'
import { temporaryFolder } from '~/testing/temporary-folder'
import { sha256 } from './sha256.server'
import { signContract } from './sign-contract.server'

const now = new Date('2026-11-22T16:00:00Z')
const request = new Request('http://localhost/contract/x', {
  headers: { 'User-Agent': 'Firefox 140', [clientAddressHeader]: '190.56.1.2' },
})

async function desk() {
  const files = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a-secret-that-only-these-tests-know'),
  })
  onTestFinished(() => files.close())
  const jpeg = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#a8452f' },
  })
    .jpeg()
    .toBuffer()
  const keep = async (kind: string) =>
    (await files.keep({ kind, type: 'jpeg', name: 'photo.jpg', content: jpeg })).id
  const part: ContractGuestPart = {
    comments: 'We arrive late – ¿está bien?',
    guests: [{ fullName: 'Łucja Żółć Ñandú', age: '34' }],
    personalPhoto: await keep('contract-photo'),
    personalDocument: await keep('contract-document'),
    payAuthorization: true,
    agreement: true,
  }
  const store = contractShelf([sampleContract()])
  const parts = { store, files, brandOf: async () => 'Stays of the tests' }
  return { files, store, parts, part, jpeg, contract: sampleContract() }
}

describe('a signature', () => {
  it('freezes text, figures, guests and files under a hash that the PDF carries', async () => {
    const { files, parts, part, jpeg, contract } = await desk()
    const signed = await signContract(contract, { request, language: 'en', part, now }, parts)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const { version } = signed
    expect(version.hash).toBe(sha256(version.content))
    expect(JSON.parse(version.content)).toMatchObject({
      ...{ reference: 'C-7K2M9Q', version: 1, language: 'en', signedAt: now.toISOString() },
      text: 'Agreement\nBetween the house and María José Xicay.',
      reservation: { fullPayment: 1482.5, customData: { damageDeposit: 300 } },
      guests: [{ fullName: 'Łucja Żółć Ñandú', age: '34' }],
      files: { personalPhoto: sha256(jpeg), personalDocument: sha256(jpeg) },
      signer: { address: '190.56.1.2', browser: 'Firefox 140' },
      payAuthorization: true,
    })
    const pdf = await files.read(version.pdfFile, { reader: 'test', address: '' })
    if (!pdf) throw new Error('No PDF')
    expect(sha256(pdf.content)).toBe(version.pdfHash)
    expect(pdf.content.toString('latin1')).toContain(version.hash)
    expect(pdf.file).toMatchObject({ claimedBy: 'C-7K2M9Q', type: 'pdf' })
    // Harmless to every reader: our own check for uploads takes it.
    expect(await checkFile('contract.pdf', pdf.content, ['pdf'])).toMatchObject({ type: 'pdf' })
  })

  it('is told by its hash and by its PDF, and one changed byte is told', async () => {
    const { files, parts, part, contract, store } = await desk()
    const signed = await signContract(contract, { request, language: 'en', part, now }, parts)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const pdf = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
    const bytes = Buffer.from(pdf?.content ?? '')
    expect(await store.findSigned(signed.version.hash)).toMatchObject({ kind: 'document' })
    expect(await store.findSigned(sha256(bytes))).toMatchObject({ kind: 'pdf' })
    bytes[500] = (bytes[500] ?? 0) ^ 1
    expect(await store.findSigned(sha256(bytes))).toBeNull()
    const changed = signed.version.content.replace('1482.5', '1482.6')
    expect(await store.findSigned(sha256(changed))).toBeNull()
  })

  it('is given once, is written into the log, and closes the form', async () => {
    const { parts, part, contract, store } = await desk()
    const first = await signContract(contract, { request, language: 'es', part, now }, parts)
    expect(first).toMatchObject({
      outcome: 'signed',
      contract: { stage: 'signed', guestPart: { agreement: true } },
    })
    // Somebody who still has the old page, and somebody who has the new one.
    expect(await signContract(contract, { request, language: 'es', part, now }, parts)).toEqual({
      outcome: 'outdated',
    })
    const after = await store.find('C-7K2M9Q')
    if (!after) throw new Error('No contract')
    expect(await signContract(after, { request, language: 'es', part, now }, parts)).toEqual({
      outcome: 'outdated',
    })
    expect(after.versions).toHaveLength(1)
    expect(after.events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      ...['created staff: Ana', 'uploaded guest', 'uploaded guest', 'signed guest'],
    ])
  })

  it('is not taken without its files, or with those of another contract', async () => {
    const { files, parts, part, contract } = await desk()
    await files.claim([{ id: part.personalPhoto ?? '', kind: 'contract-photo' }], 'C-ANOTHER')
    expect(await signContract(contract, { request, language: 'en', part, now }, parts)).toEqual({
      outcome: 'filesGone',
    })
  })
})
