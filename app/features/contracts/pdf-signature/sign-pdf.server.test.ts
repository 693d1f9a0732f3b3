import { execFile } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pdfkitAddPlaceholder } from '@signpdf/placeholder-pdfkit'
import { extractSignature, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'
import PDFDocument from 'pdfkit'
import { Integer, OctetString } from 'asn1js'
import {
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { log } from '~/platform/log/log.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { signatureBytes, signPdfWith } from './sign-pdf.server'
import { loadSigningCertificate } from './signing-certificate.server'
import { stampedBy } from './time-stamp.server'

const run = promisify(execFile)
const stampedAt = new Date('2026-11-22T16:00:00Z')
const timeStampId = '1.2.840.113549.1.9.16.2.14'

async function drawn(): Promise<Buffer> {
  const pdf = new PDFDocument()
  pdf.text('Two nights for 260 USD')
  pdfkitAddPlaceholder({
    pdf,
    pdfBuffer: Buffer.of(),
    name: 'The house',
    location: 'Guatemala',
    contactInfo: '',
    reason: 'Signed by María',
    signatureLength: signatureBytes,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  })
  pdf.end()
  return buffer(pdf)
}

/**
 * The signature of a PDF, and the bytes that it signs. The zeros that fill its field stay: cutting them off, as
 * `extractSignature` does, cuts off the end of one signature in 256.
 */
function signatureOf(pdf: Buffer) {
  const extracted: { ByteRange: number[]; signedData: Buffer } = extractSignature(pdf)
  const [, start = 0, end = 0] = extracted.ByteRange
  const field = Buffer.from(pdf.subarray(start + 1, end - 1).toString('latin1'), 'hex')
  const { content } = ContentInfo.fromBER(field)
  const signed = new SignedData({ schema: content })
  const [signer] = signed.signerInfos
  if (!signer) throw new Error('Nobody signed.')
  const data = new Uint8Array(extracted.signedData).buffer
  const holds = () => signed.verify({ signer: 0, data }).catch(() => false)
  return { signed, signer, holds }
}

/** The PDF with another price. */
function changed(pdf: Buffer): Buffer {
  const copy = Buffer.from(pdf)
  const at = copy.indexOf('/MediaBox')
  copy[at + 1] = 'N'.charCodeAt(0)
  return copy
}

const newCertificate = async () =>
  loadSigningCertificate({
    DATA_DIR: await temporaryFolder(),
    SITE_ORIGIN: 'https://stays.example',
  })

describe('a signed PDF', () => {
  it('holds its signature, which one changed byte breaks', async () => {
    const pdf = await signPdfWith(await newCertificate(), await drawn())
    const { holds, signed } = signatureOf(pdf)
    expect(await holds()).toBe(true)
    expect(signed.certificates).toHaveLength(1)
    expect(await signatureOf(changed(pdf)).holds()).toBe(false)
  })

  it.for([
    { start: undefined, stamp: 'without' },
    { start: startAuthority, stamp: 'with' },
  ])(
    'is shown by a reader as valid, and as changed after one byte, $stamp a time stamp',
    async ({ start }, { skip }) => {
      const file = join(await temporaryFolder(), 'contract.pdf')
      const pdf = await signPdfWith(await newCertificate(), await drawn(), await start?.())
      await writeFile(file, pdf)
      const shown = await run('pdfsig', [file]).catch((err: unknown) => err)
      if (shown instanceof Error && 'code' in shown && shown.code === 'ENOENT') {
        return skip('needs pdfsig (poppler-utils)')
      }
      expect(shown).toMatchObject({ stdout: expect.stringContaining('Signature is Valid.') })
      expect(shown).toMatchObject({ stdout: expect.stringContaining('stays.example') })
      expect(shown).toMatchObject({ stdout: expect.stringContaining('ETSI.CAdES.detached') })
      await writeFile(file, changed(pdf))
      expect(await run('pdfsig', [file])).toMatchObject({
        stdout: expect.stringContaining('Digest Mismatch'),
      })
    },
  )
})

describe('a time stamp', () => {
  it('of the authority is in the signature and names what was signed', async () => {
    const authority = await startAuthority()
    const pdf = await signPdfWith(await newCertificate(), await drawn(), authority)
    const { signer, holds } = signatureOf(pdf)
    expect(await holds()).toBe(true)
    const stamp = signer.unsignedAttrs?.attributes.find(({ type }) => type === timeStampId)
    const token = new ContentInfo({ schema: stamp?.values[0] })
    expect(stampedBy(token).genTime).toEqual(stampedAt)
  })

  it('that is not given does not hold up a signature', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const away = await listen((_, answer) => answer.writeHead(503).end())
    const pdf = await signPdfWith(await newCertificate(), await drawn(), away)
    const { signer, holds } = signatureOf(pdf)
    expect(await holds()).toBe(true)
    expect(signer.unsignedAttrs).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('of something else is not taken', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const authority = await startAuthority(Buffer.from('something else'))
    const pdf = await signPdfWith(await newCertificate(), await drawn(), authority)
    expect(signatureOf(pdf).signer.unsignedAttrs).toBeUndefined()
  })
})

describe('the certificate', () => {
  it('is made once, also where two begin at the same time, and kept to its owner', async () => {
    const settings = { DATA_DIR: await temporaryFolder(), SITE_ORIGIN: 'https://stays.example' }
    const loads = [loadSigningCertificate(settings), loadSigningCertificate(settings)]
    const [first, second] = await Promise.all(loads)
    const third = await loadSigningCertificate(settings)
    const serials = [first, second, third].map((one) => one?.chain[0].serialNumber.toString())
    expect(new Set(serials).size).toBe(1)
    const names = await readdir(settings.DATA_DIR)
    expect(names).toEqual(['pdf-signing.pem'])
    expect((await stat(join(settings.DATA_DIR, 'pdf-signing.pem'))).mode & 0o777).toBe(0o600)
  })

  it('of the settings is refused without its key', async () => {
    const PDF_SIGNING_FILE = join(await temporaryFolder(), 'seal.pem')
    await writeFile(PDF_SIGNING_FILE, 'no key')
    const settings = { PDF_SIGNING_FILE, DATA_DIR: '', SITE_ORIGIN: '' }
    await expect(loadSigningCertificate(settings)).rejects.toThrow()
  })
})

/** A time stamp authority whose clock stands still. It stamps what it is asked to, or the hash of something else. */
async function startAuthority(somethingElse?: Buffer): Promise<string> {
  const { key, chain } = await newCertificate()
  return listen(async (request, answer) => {
    const asked = TimeStampReq.fromBER(new Uint8Array(await buffer(request)))
    const { messageImprint } = asked
    if (somethingElse) {
      const hash = createHash('sha256').update(somethingElse).digest()
      messageImprint.hashedMessage = new OctetString({ valueHex: new Uint8Array(hash).buffer })
    }
    const stamp = new TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint,
      genTime: stampedAt,
      serialNumber: new Integer({ value: 1 }),
      ...(asked.nonce && { nonce: asked.nonce }),
    })
    const token = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: '1.2.840.113549.1.9.16.1.4',
        eContent: new OctetString({ valueHex: stamp.toSchema().toBER() }),
      }),
      signerInfos: [new SignerInfo({ version: 1, sid: new IssuerAndSerialNumber(chain[0]) })],
      certificates: [...chain],
    })
    await token.sign(key, 0, 'SHA-256')
    const given = new TimeStampResp({
      status: new PKIStatusInfo({ status: 0 }),
      timeStampToken: new ContentInfo({
        contentType: '1.2.840.113549.1.7.2',
        content: token.toSchema(true),
      }),
    })
    answer.end(Buffer.from(given.toSchema().toBER()))
  })
}

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
