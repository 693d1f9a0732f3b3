import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContractGuestPart } from '~content/contract-values'
import { checkFile } from '~/platform/files/checks/check-file.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { RecordRejected, RecordsUnavailable } from '~/platform/content/private-records.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { hours } from '~/platform/units/duration'
import { sampleContract } from '~/testing/factories/contract'
import { temporaryFolder } from '~/testing/temporary-folder'
import { contractWords } from '../contract-words.server'
import { sweepContractFiles } from '../files/sweep-contract-files.server'
import { loadSigningCertificate } from '../pdf-signature/signing-certificate.server'
import { signPdfWith } from '../pdf-signature/sign-pdf.server'
import { saveGuestPart } from '../guest/save-guest-part.server'
import { agreementKind } from './agreement-kind'
import { readSignedContent } from './signed-content'
import { sha256 } from './sha256.server'
import { signContract } from './sign-contract.server'

const now = new Date('2026-11-22T16:00:00Z')
const signature = { kind: 'typed', name: 'Łucja Żółć' } as const
const request = new Request('http://localhost/contract/x', {
  headers: { 'User-Agent': 'Firefox 140', [clientAddressHeader]: '190.56.1.2' },
})

/** As staff write them. */
const policies = {
  ...{ title: 'Políticas de privacidad', effectiveDate: '2025-01-01' },
  text: '## Sus datos\n\nLos guardamos **cifrados** y no los vendemos.',
}

type Desk = Awaited<ReturnType<typeof desk>>

async function desk(contracts = [sampleContract()]) {
  const files = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a-secret-that-only-these-tests-know'),
    now: () => now.getTime(),
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
  const store = fakeContractStore(contracts)
  const DATA_DIR = await temporaryFolder()
  const certificate = await loadSigningCertificate({ DATA_DIR, SITE_ORIGIN: 'http://localhost' })
  const parts = {
    ...{ store, files, brandOf: async () => 'Stays of the tests' },
    policies,
    signPdf: (pdf: Buffer) => signPdfWith(certificate, pdf),
  }
  return { files, store, parts, part, jpeg, contract: sampleContract() }
}

// Each drawing takes half a second of a core, more where others use it.
describe('a signature', () => {
  it('freezes text, figures, guests and files under a hash that the PDF carries', async () => {
    const { files, parts, part, jpeg, contract } = await desk()
    // The contract is English, the page on which it was accepted Spanish.
    const signed = await signContract(
      contract,
      { request, language: 'es', part, signature, now },
      parts,
    )
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const { version } = signed
    expect(version.hash).toBe(sha256(version.content))
    expect(JSON.parse(version.content)).toMatchObject({
      ...{ reference: 'C-7K2M9Q', version: 1, language: 'en', signedAt: now.toISOString() },
      text: 'Agreement\nBetween the house and María José Xicay.\nA cot',
      reservation: { fullPayment: 1482.5, customData: { damageDeposit: 300 } },
      guests: [{ fullName: 'Łucja Żółć Ñandú', age: '34' }],
      files: { personalPhoto: sha256(jpeg), personalDocument: sha256(jpeg) },
      signer: { address: '190.56.1.2', browser: 'Firefox 140' },
      payAuthorization: true,
      wording: {
        language: 'es',
        agreement: contractWords('es').guest.agreement,
        payAuthorization: expect.stringContaining(contractWords('es').guest.paymentText),
        privacy: contractWords('es').guest.privacy,
        policies,
      },
      signature,
    })
    const pdf = await files.read(version.pdfFile, { reader: 'test', address: '' })
    if (!pdf) throw new Error('No PDF')
    expect(sha256(pdf.content)).toBe(version.pdfHash)
    expect(pdf.content.toString('latin1')).toContain(version.hash)
    expect(pdf.file).toMatchObject({ claimedBy: 'C-7K2M9Q', type: 'pdf' })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.content)), {
      mergePages: true,
    })
    const words = text.replace(/\s+/g, ' ')
    // What was agreed to stands there word for word, with the time that says where it is the time.
    const { guest } = contractWords('es')
    for (const sentence of [
      ...[guest.paymentText, guest.payAuthorization, guest.agreement, guest.privacy],
      ...['Sus datos', 'Los guardamos cifrados y no los vendemos.', 'since 01-Jan-2025'],
    ]) {
      expect(words).toContain(sentence)
    }
    expect(words).toContain('22-Nov-2026 10:00, Guatemala time (2026-11-22 16:00:00 UTC)')
    expect(words).toContain(signature.name)
    // Fingerprints stand for the pictures.
    expect(words).toContain(sha256(jpeg))
    expect(pdf.content.includes(jpeg.subarray(0, 40))).toBe(false)
    expect(pdf.content.toString('latin1')).not.toContain('/DCTDecode')
    // Harmless to every reader: our own check for uploads takes it.
    expect(await checkFile('contract.pdf', pdf.content, ['pdf'])).toMatchObject({ type: 'pdf' })
  })

  it('is told by its hash and by its PDF, and one changed byte is told', async () => {
    const { files, parts, part, contract, store } = await desk()
    const signed = await signContract(
      contract,
      { request, language: 'en', part, signature, now },
      parts,
    )
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
    const first = await signContract(
      contract,
      { request, language: 'es', part, signature, now },
      parts,
    )
    expect(first).toMatchObject({
      outcome: 'signed',
      contract: { stage: 'signed', guestPart: { agreement: true } },
    })
    // Somebody who still has the old page, and somebody who has the new one.
    expect(
      await signContract(contract, { request, language: 'es', part, signature, now }, parts),
    ).toEqual({
      outcome: 'outdated',
    })
    const after = await store.find('C-7K2M9Q')
    if (!after) throw new Error('No contract')
    expect(
      await signContract(after, { request, language: 'es', part, signature, now }, parts),
    ).toEqual({
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
    expect(
      await signContract(contract, { request, language: 'en', part, signature, now }, parts),
    ).toEqual({
      outcome: 'filesGone',
    })
  })
})

describe('a signature drawn by hand', () => {
  it('is frozen stroke by stroke, is drawn into the PDF, and another stroke is another contract', async () => {
    const signWith = async (strokes: string) => {
      const { files, parts, part, contract } = await desk()
      const drawn = { kind: 'drawn', strokes } as const
      const signing = { request, language: 'en', part, signature: drawn, now } as const
      const signed = await signContract(contract, signing, parts)
      if (signed.outcome !== 'signed') throw new Error(signed.outcome)
      expect(readSignedContent(signed.version).signatures).toEqual([
        { fullName: null, signature: drawn },
      ])
      expect(signed.contract.events.at(-1)).toMatchObject({ detail: 'signature-drawn' })
      const pdf = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
      return { hash: signed.version.hash, curves: countCurves(pdf?.content ?? Buffer.of()) }
    }
    const short = await signWith('M10 100 L200 20 L490 100')
    const long = await signWith('M10 100 L200 20 L490 100 L480 110 L470 100')
    expect(long.hash).not.toBe(short.hash)
    expect(long.curves - short.curves).toBe(2)
  })
})

describe('the countersignature of the house', () => {
  it('is given by the person that the template named, as the guest signs', async () => {
    const signatory = { name: 'Lucía Ajquejay', role: 'Reservations' }
    const terms = { ...sampleContract().terms, signatory }
    const { files, parts, part, store } = await desk([sampleContract({ terms })])
    const contract = (await store.find('C-7K2M9Q')) ?? sampleContract()
    const signing = { request, language: 'en', part, signature, now } as const
    const signed = await signContract(contract, signing, parts)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    expect(readSignedContent(signed.version).house).toEqual(signatory)
    const pdf = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf?.content ?? [])), {
      mergePages: true,
    })
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Countersigned for the house: Reservations, Stays of the tests, on 22-Nov-2026 10:00',
    )
  })
})

describe('a contract that was signed before signatures were drawn', () => {
  it('is read as it was signed, by the tick alone', () => {
    const files = { personalPhoto: null, personalDocument: null }
    const content = JSON.stringify({ format: 2, text: 'Agreement', reservation: null, files })
    expect(readSignedContent({ content })).toMatchObject({
      ...{ text: 'Agreement', signatures: [], house: null },
    })
  })
})

describe('a signature that is not stored', () => {
  const agreements = (files: Desk['files']) =>
    files
      .listOwned('C-7K2M9Q')
      .then((owned) => owned.filter(({ kind }) => kind === agreementKind).map(({ id }) => id))
  const later = now.getTime() + hours(2)

  it('leaves no PDF where the contract changed meanwhile', async () => {
    const { files, parts, part, contract, store } = await desk()
    await store.change('C-7K2M9Q', { revision: 1, set: {}, signed: null, events: [] })
    const signed = await signContract(
      contract,
      { request, language: 'en', part, signature, now },
      parts,
    )
    expect(signed).toEqual({ outcome: 'outdated' })
    expect(await agreements(files)).toEqual([])
  })

  it('is refused where the nights are taken, and leaves no PDF', async () => {
    const { files, parts, part, contract, store } = await desk()
    const change = async () => Promise.reject(new RecordRejected('taken'))
    const withoutNights = { ...parts, store: { ...store, change } }
    const signed = await signContract(
      contract,
      { request, language: 'en', part, signature, now },
      withoutNights,
    )
    expect(signed).toEqual({ outcome: 'nightsTaken' })
    expect(await agreements(files)).toEqual([])
    expect(await store.find('C-7K2M9Q')).toEqual(contract)
  })

  it('leaves no PDF where the program ended between PDF and contract', async () => {
    const { files, parts, part, contract, store } = await desk()
    const change = async () => Promise.reject(new RecordsUnavailable('killed here'))
    const killed = signContract(
      contract,
      { request, language: 'en', part, signature, now },
      {
        ...{ ...parts, store: { ...store, change } },
      },
    )
    await expect(killed).rejects.toThrow('killed here')
    expect(await agreements(files)).toHaveLength(1)
    // A signing may still be under way.
    expect(await sweepContractFiles({ store, files, now: now.getTime() })).toBe(0)
    // The PDF, and the pictures that the contract does not name either.
    expect(await sweepContractFiles({ store, files, now: later })).toBe(3)
    expect(await files.listOwned('C-7K2M9Q')).toEqual([])
  })

  it('keeps the PDF where it was stored and only the answer was lost', async () => {
    const { files, parts, part, contract, store } = await desk()
    const change: typeof store.change = async (...requested) => {
      await store.change(...requested)
      throw new RecordsUnavailable('killed here')
    }
    const killed = signContract(
      contract,
      { request, language: 'en', part, signature, now },
      {
        ...{ ...parts, store: { ...store, change } },
      },
    )
    await expect(killed).rejects.toThrow('killed here')
    expect(await sweepContractFiles({ store, files, now: later })).toBe(0)
    const { versions } = (await store.find('C-7K2M9Q')) ?? {}
    expect(await agreements(files)).toEqual(versions?.map(({ pdfFile }) => pdfFile))
  })

  it('is swept by nobody while the CMS says nothing', async () => {
    const { files, part, store } = await desk()
    await files.claim([{ id: part.personalPhoto ?? '', kind: 'contract-photo' }], 'C-7K2M9Q')
    const find = async () => Promise.reject(new RecordsUnavailable('away'))
    const sweep = sweepContractFiles({ store: { ...store, find }, files, now: later })
    await expect(sweep).rejects.toThrow('away')
    expect(await files.listOwned('C-7K2M9Q')).toHaveLength(1)
  })
})

describe('a picture that the guest takes back', () => {
  const saved = (part: ContractGuestPart, removed: string[] = []) => ({
    ...{ request, part, removed, seen: null },
    language: 'en' as const,
  })

  it('is deleted at once', async () => {
    const { files, parts, part, contract } = await desk()
    const first = await saveGuestPart(contract, saved(part), parts)
    const second = await saveGuestPart(
      first ?? contract,
      saved({ ...part, personalPhoto: null }, [part.personalPhoto ?? '']),
      parts,
    )
    expect(second?.guestPart.personalPhoto).toBeNull()
    expect(await files.find(part.personalPhoto ?? '')).toBeNull()
    expect(await files.find(part.personalDocument ?? '')).not.toBeNull()
  })

  it('stays as evidence where a signed version holds its fingerprint', async () => {
    const { files, parts, part, contract, store } = await desk()
    await signContract(contract, { request, language: 'en', part, signature, now }, parts)
    const set = { stage: 'sent', version: 2 } as const
    const edited = await store.change('C-7K2M9Q', { revision: 2, set, signed: null, events: [] })
    const { personalPhoto } = part
    const taken = saved({ ...part, personalPhoto: null }, [personalPhoto ?? ''])
    const after = await saveGuestPart(edited ?? contract, taken, parts)
    expect(after?.guestPart.personalPhoto).toBeNull()
    expect(await files.find(personalPhoto ?? '')).not.toBeNull()
  })

  it('is no part of what is signed where a passport has no back, and is deleted with the signature', async () => {
    const { files, parts, part, jpeg, contract } = await desk()
    const back = await files.keep({
      ...{ kind: 'contract-document', type: 'jpeg', name: 'back.jpg' },
      content: Buffer.concat([jpeg, Buffer.from('back')]),
    })
    const withBack = { ...part, personalDocumentBack: back.id }
    const stored = await saveGuestPart(contract, saved(withBack), parts)
    expect(stored?.guestPart.personalDocumentBack).toBe(back.id)
    const signing = { ...{ request, part, signature, now }, language: 'en' as const }
    const signed = await signContract(stored ?? contract, signing, parts)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    expect(signed.contract.guestPart).not.toHaveProperty('personalDocumentBack')
    expect(await files.find(back.id)).toBeNull()
    expect(await files.find(part.personalDocument ?? '')).not.toBeNull()
  })
})

/** How many curves a PDF draws, letters aside. */
function countCurves(pdf: Buffer): number {
  const streams = pdf
    .toString('latin1')
    .matchAll(/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .flatMap((drawing) => drawing.match(/ c$/gm) ?? []).length
}
