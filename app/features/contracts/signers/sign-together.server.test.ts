import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Contract } from '~content/contract'
import { emptyGuestPart, type ContractGuestPart } from '~content/contract-values'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract, sampleSigner } from '~/testing/factories/contract'
import { temporaryFolder } from '~/testing/temporary-folder'
import { countersign } from '../countersign/countersign.server'
import { contractLinkOf } from '../emails/link-kind.server'
import { contractChanges, signedBefore } from '../guest/reading/contract-changes.server'
import { saveGuestPart } from '../guest/answer/save-guest-part.server'
import { loadSigningCertificate } from '../pdf-signature/signing-certificate.server'
import { signPdfWith } from '../pdf-signature/sign-pdf.server'
import { readSignedContent } from '../sign/signed-content'
import { signContract } from '../sign/sign-contract.server'
import { nextVersion } from '../staff/versions/next-version'
import type { SignerId } from './signers'

const run = promisify(execFile)
const now = new Date('2026-11-22T16:00:00Z')
const request = new Request('http://localhost/contract/x')
const luis = sampleSigner()
const two = sampleContract({ signers: [luis] })

async function desk(contract: Contract) {
  const files = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a-secret-that-only-these-tests-know'),
    now: () => now.getTime(),
  })
  onTestFinished(() => files.close())
  const store = fakeContractStore([contract])
  const DATA_DIR = await temporaryFolder()
  const certificate = await loadSigningCertificate({ DATA_DIR, SITE_ORIGIN: 'http://localhost' })
  const parts = {
    store,
    files,
    brandOf: async () => 'Stays of the tests',
    policies: null,
    signPdf: (pdf: Buffer) => signPdfWith(certificate, pdf),
  }
  let shade = 0
  async function picture(kind: string): Promise<string> {
    shade += 1
    const content = await sharp({
      create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 80, b: 40 } },
    })
      .png()
      .toBuffer()
    return (await files.keep({ kind, type: 'png', name: 'p.png', content })).id
  }
  async function newPart(): Promise<ContractGuestPart> {
    return {
      ...emptyGuestPart,
      personalPhoto: await picture('contract-photo'),
      personalDocument: await picture('contract-document'),
      personalDocumentBack: await picture('contract-document'),
      agreement: true,
    }
  }
  const present = async () => {
    const found = await store.find(contract.reference)
    if (!found) throw new Error('No contract')
    return found
  }
  const sign = async (signer: SignerId, seen?: Contract, part?: ContractGuestPart) =>
    signContract(
      seen ?? (await present()),
      {
        request,
        language: 'en',
        signer,
        now,
        part: part ?? (await newPart()),
        signature: { kind: 'typed', name: signer ? 'Luis Tzul' : 'María José' },
      },
      parts,
    )
  const textOf = async (pdfFile: string) => {
    const read = await files.read(pdfFile, { reader: 'test', address: '' })
    const pdf = await getDocumentProxy(new Uint8Array(read?.content ?? Buffer.of()))
    const { text } = await extractText(pdf, { mergePages: true })
    return text.replace(/\s+/g, ' ')
  }
  return { files, store, parts, sign, present, newPart, textOf }
}

describe('a contract that two sign', () => {
  it('is signed when both have, and its PDF shows both with their evidence', async () => {
    const { sign, present, textOf } = await desk(two)
    expect(await sign(luis.id)).toMatchObject({ outcome: 'waits' })
    expect(await present()).toMatchObject({ stage: 'part', versions: [] })
    const signed = await sign(null)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    expect(await present()).toMatchObject({ stage: 'signed', versions: [{ version: 1 }] })
    const { signatures, fingerprints } = readSignedContent(signed.version)
    expect(signatures.map(({ fullName }) => fullName)).toEqual(['Luis Tzul', 'María José Xicay'])
    expect(new Set(fingerprints).size).toBe(6)
    const text = await textOf(signed.version.pdfFile)
    for (const part of ['Luis Tzul accepted', 'María José Xicay accepted', ...fingerprints]) {
      expect(text).toContain(part)
    }
  })

  it('is signed once by each, and by both where they sign at the same moment', async () => {
    const { sign, present } = await desk(two)
    const seen = await present()
    const both = await Promise.all([sign(null, seen), sign(luis.id, seen)])
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['outdated', 'waits'])
    const late = both[0].outcome === 'outdated' ? null : luis.id
    expect(await sign(late)).toMatchObject({ outcome: 'signed' })
    expect(await sign(late)).toEqual({ outcome: 'outdated' })
    expect((await present()).versions).toHaveLength(1)
  })

  it('takes no signature twice from one, and none from somebody who was taken off', async () => {
    const { sign } = await desk(two)
    expect(await sign(luis.id)).toMatchObject({ outcome: 'waits' })
    expect(await sign(luis.id)).toEqual({ outcome: 'outdated' })
    expect(await sign('ffffffffffff')).toEqual({ outcome: 'outdated' })
  })

  it('takes no picture that somebody else has shown', async () => {
    const { sign, present, newPart, store, files } = await desk(two)
    const part = await newPart()
    const about = { request, language: 'en' as const, signer: luis.id }
    const saving = { ...about, part, removed: [], seen: null }
    await saveGuestPart(await present(), saving, { store, files })
    expect(await sign(null, undefined, part)).toEqual({ outcome: 'filesGone' })
    expect(await sign(luis.id, undefined, part)).toMatchObject({ outcome: 'waits' })
  })

  it('is the next version, which all sign, once one has signed and staff change it', async () => {
    const { sign, present } = await desk(two)
    await sign(luis.id)
    const given = await present()
    const { reservation, guestEmail, terms } = given
    const edit = { guestEmail, terms, signers: given.signers ?? [], isDraft: false, now }
    const same = nextVersion(given, { ...edit, reservation, guestEmail: 'new@example.com' })
    expect(same).toMatchObject({ version: 1 })
    expect(same).not.toHaveProperty('signatures')
    const dearer = { ...reservation, fullPayment: 1600 }
    expect(nextVersion(given, { ...edit, reservation: dearer })).toMatchObject({
      version: 2,
      signatures: [],
    })
    expect(nextVersion(given, { ...edit, reservation, signers: [] })).toMatchObject({
      version: 2,
      signatures: [],
      signers: [],
    })
  })

  it('shows who had signed what they agreed to and what changed, though it was never sealed', async () => {
    const { sign, present, store, files } = await desk(two)
    await sign(luis.id)
    const given = await present()
    const { reservation, guestEmail, terms, signers } = given
    const dearer = { ...reservation, fullPayment: 1600 }
    const edit = { guestEmail, terms, signers: signers ?? [], isDraft: false, now }
    const set = nextVersion(given, { ...edit, reservation: dearer })
    await store.change(given.reference, { revision: given.revision, set, signed: null, events: [] })
    const next = await present()
    const told = { link: 'x', locale: 'en' as const, signer: luis.id }
    expect(signedBefore(next, told)).toMatchObject({ version: 1, pdf: null })
    expect(contractChanges(next, 'en', luis.id)).toMatchObject({
      since: 'signed',
      facts: expect.arrayContaining([expect.objectContaining({ was: '$1,482.50' })]),
    })
    expect(contractLinkOf(next, luis.id)).toMatchObject({ hasSigned: true, signedStays: false })
    expect(signedBefore(next, { ...told, signer: null })).toBeNull()
    const saving = { request, language: 'en' as const, signer: luis.id, removed: [], seen: null }
    await saveGuestPart(next, { ...saving, part: emptyGuestPart }, { store, files })
    expect(signedBefore(await present(), told)).not.toBeNull()
  })

  it('has a seal that pdfsig breaks with one changed byte', async () => {
    const { sign, files } = await desk(two)
    await sign(null)
    const signed = await sign(luis.id)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const read = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
    const file = join(await temporaryFolder(), 'two.pdf')
    const judged = async (content: Buffer) => {
      await writeFile(file, content)
      return run('pdfsig', ['-nocert', file]).then(({ stdout }) => stdout, String)
    }
    const pdf = read?.content ?? Buffer.of()
    const whole = await judged(pdf)
    expect(whole).toContain('Signature is Valid')
    expect(whole).toContain('Total document signed')
    // Behind the room of the signature itself.
    const at = pdf.length - 4000
    const changed = Buffer.from(pdf)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await judged(changed)).not.toContain('Signature is Valid')
  })
})

describe('the PDF of a contract', () => {
  it('is made for archives: fonts and colours are its own, nothing is transparent', async () => {
    const { sign, files } = await desk(sampleContract())
    const signed = await sign(null)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const read = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
    const content = read?.content ?? Buffer.of()
    const source = content.toString('latin1')
    for (const part of ['<pdfaid:part>2<', '<pdfaid:conformance>B<', '/S /GTS_PDFA1', '/F 4']) {
      expect(source).toContain(part)
    }
    expect(source).not.toMatch(/\/SMask|\/NeedAppearances|\/Encrypt|\/JavaScript|\/Helvetica/)
    const file = join(await temporaryFolder(), 'archive.pdf')
    await writeFile(file, content)
    const { stdout } = await run('pdffonts', [file])
    const fonts = stdout.trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(3)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/)
  })
})

describe('a contract that the house signs by hand', () => {
  const terms = { ...sampleContract().terms, countersigning: 'byHand' as const }
  const author = { request, name: 'Ana', language: 'en' as const }
  const house = { author, name: 'Lucía', role: 'Reservations', now }
  const signature = { kind: 'drawn', strokes: 'M10 20 L400 60' } as const

  it('waits for the house once its guest has signed, and is sealed then', async () => {
    const { sign, present, parts, textOf } = await desk(sampleContract({ terms }))
    expect(await sign(null)).toMatchObject({ outcome: 'waits' })
    expect(await present()).toMatchObject({ stage: 'guestsSigned', versions: [] })
    const done = await countersign(await present(), { ...house, signature }, parts)
    if (done.outcome !== 'signed') throw new Error(done.outcome)
    expect(done.contract).toMatchObject({ stage: 'signed' })
    expect(done.contract.events.at(-1)).toMatchObject({
      kind: 'countersigned',
      actor: 'staff: Ana',
    })
    expect(readSignedContent(done.version).house).toMatchObject({ name: 'Lucía', signature })
    expect(await textOf(done.version.pdfFile)).toContain(
      'Countersigned for the house: Reservations',
    )
  })

  it('is not signed for the house before all guests have, nor twice', async () => {
    const { sign, present, parts } = await desk({ ...two, terms })
    await sign(luis.id)
    const early = await countersign(await present(), { ...house, signature }, parts)
    expect(early).toEqual({ outcome: 'outdated' })
    await sign(null)
    const seen = await present()
    await countersign(seen, { ...house, signature }, parts)
    const twice = await countersign(seen, { ...house, signature }, parts)
    expect(twice).toEqual({ outcome: 'outdated' })
    expect((await present()).versions).toHaveLength(1)
  })
})
