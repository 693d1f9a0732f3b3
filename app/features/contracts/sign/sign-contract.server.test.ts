import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { checkFile } from '~/platform/files/checks/check-file.server'
import { policies, signature, signedAt, signingDeps, signingRequest } from '~/testing/signing-deps'
import { contractWords } from '../contract-words.server'
import { sha256 } from './sha256.server'
import { signContract } from './sign-contract.server'

// Each drawing takes half a second of a core, more where others use it.
describe('a signature', () => {
  it('freezes text, figures, guests and files under a hash that the PDF carries', async () => {
    const { files, parts, part, jpeg, contract } = await signingDeps()
    // The contract is English, the page on which it was accepted Spanish.
    const signed = await signContract(
      contract,
      { request: signingRequest, language: 'es', part, signature, now: signedAt },
      parts,
    )
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const { version } = signed
    expect(version.hash).toBe(sha256(version.content))
    expect(JSON.parse(version.content)).toMatchObject({
      reference: 'C-7K2M9Q',
      version: 1,
      language: 'en',
      signedAt: signedAt.toISOString(),
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
      guest.paymentText,
      guest.payAuthorization,
      guest.agreement,
      guest.privacy,
      'Sus datos',
      'Los guardamos cifrados y no los vendemos.',
      'since 01-Jan-2025',
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
    const { files, parts, part, contract, store } = await signingDeps()
    const signed = await signContract(
      contract,
      { request: signingRequest, language: 'en', part, signature, now: signedAt },
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
    const { parts, part, contract, store } = await signingDeps()
    const first = await signContract(
      contract,
      { request: signingRequest, language: 'es', part, signature, now: signedAt },
      parts,
    )
    expect(first).toMatchObject({
      outcome: 'signed',
      contract: { stage: 'signed', guestPart: { agreement: true } },
    })
    // Somebody who still has the old page, and somebody who has the new one.
    expect(
      await signContract(
        contract,
        { request: signingRequest, language: 'es', part, signature, now: signedAt },
        parts,
      ),
    ).toEqual({
      outcome: 'outdated',
    })
    const after = await store.find('C-7K2M9Q')
    if (!after) throw new Error('No contract')
    expect(
      await signContract(
        after,
        { request: signingRequest, language: 'es', part, signature, now: signedAt },
        parts,
      ),
    ).toEqual({
      outcome: 'outdated',
    })
    expect(after.versions).toHaveLength(1)
    expect(after.events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      'created staff: Ana',
      'uploaded guest',
      'uploaded guest',
      'signed guest',
    ])
  })

  it('is not taken without its files, or with those of another contract', async () => {
    const { files, parts, part, contract } = await signingDeps()
    await files.claim([{ id: part.personalPhoto ?? '', kind: 'contract-photo' }], 'C-ANOTHER')
    expect(
      await signContract(
        contract,
        { request: signingRequest, language: 'en', part, signature, now: signedAt },
        parts,
      ),
    ).toEqual({
      outcome: 'filesGone',
    })
  })
})
