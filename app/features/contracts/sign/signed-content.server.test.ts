import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { sampleContract, sampleReservation } from '~/testing/factories/contract'
import { signature, signedAt, signingDeps, signingRequest } from '~/testing/signing-deps'
import { readSignedContent } from './signed-content'
import { signContract } from './sign-contract.server'

describe('a signature drawn by hand', () => {
  it('is frozen stroke by stroke, is drawn into the PDF, and another stroke is another contract', async () => {
    const signWith = async (strokes: string) => {
      const { files, parts, part, contract } = await signingDeps()
      const drawn = { kind: 'drawn', strokes } as const
      const signing = {
        request: signingRequest,
        language: 'en',
        part,
        signature: drawn,
        now: signedAt,
      } as const
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
    const { files, parts, part, store } = await signingDeps([sampleContract({ terms })])
    const contract = (await store.find('C-7K2M9Q')) ?? sampleContract()
    const signing = {
      request: signingRequest,
      language: 'en',
      part,
      signature,
      now: signedAt,
    } as const
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

describe('what the price is made of', () => {
  it('is frozen and drawn into the PDF, and a contract without it is frozen as before', async () => {
    const signWith = async (more: Partial<ReturnType<typeof sampleReservation>>) => {
      const contract = sampleContract({ reservation: sampleReservation(more) })
      const { files, parts, part } = await signingDeps([contract])
      const now = signedAt
      const signing = { request: signingRequest, language: 'en', part, signature, now } as const
      const signed = await signContract(contract, signing, parts)
      if (signed.outcome !== 'signed') throw new Error(signed.outcome)
      const pdf = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
      const proxy = await getDocumentProxy(new Uint8Array(pdf?.content ?? []))
      const { text } = await extractText(proxy, { mergePages: true })
      return { ...signed.version, text: text.replace(/\s+/g, ' ') }
    }
    const priceLines = [
      { label: '4 nights', amount: 1500 },
      { label: 'Long stay', amount: -17.5 },
    ]
    const lined = await signWith({ priceLines })
    expect(readSignedContent(lined).reservation?.priceLines).toEqual(priceLines)
    expect(lined.text).toContain('4 nights $1,500 Long stay -$17.50')
    const { content, hash } = await signWith({})
    expect(content).not.toContain('priceLines')
    expect(hash).not.toBe(lined.hash)
  })
})

describe('a contract that was signed before signatures were drawn', () => {
  it('is read as it was signed, by the tick alone', () => {
    const files = { personalPhoto: null, personalDocument: null }
    const content = JSON.stringify({ format: 2, text: 'Agreement', reservation: null, files })
    expect(readSignedContent({ content })).toMatchObject({
      text: 'Agreement',
      signatures: [],
      house: null,
    })
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
