import { createHash } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { SignPdf, Signer } from '@signpdf/signpdf'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { type SigningCertificate, signingCertificate } from './signing-certificate.server'
import { requestTimeStamp } from './time-stamp.server'

/** Object identifiers of CMS (RFC 5652), of ESS (RFC 5035) and of time stamps (RFC 3161). */
const ids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
}

/** Room for a signature in a PDF, in bytes: certificates of the key and of a time stamp authority. */
export const signatureBytes = 12_288

/**
 * Signs a PDF that has a placeholder for it (PAdES, ETSI EN 319 142: baseline B, or T with a time stamp). Every reader
 * then shows whether it was changed.
 */
export async function signPdf(pdf: Buffer): Promise<Buffer> {
  return signPdfWith(await signingCertificate(), pdf, env.PDF_TIMESTAMP_URL)
}

export function signPdfWith(
  certificate: SigningCertificate,
  pdf: Buffer,
  timeStampAddress?: string,
): Promise<Buffer> {
  return new SignPdf().sign(pdf, new PadesSigner(certificate, timeStampAddress))
}

class PadesSigner extends Signer {
  constructor(
    private readonly certificate: SigningCertificate,
    private readonly timeStampAddress: string | undefined,
  ) {
    super()
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { key, chain } = this.certificate
    const [{ issuer, serialNumber }] = chain
    const signer = new SignerInfo({
      version: 1,
      sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
      signedAttrs: new SignedAndUnsignedAttributes({
        type: 0,
        attributes: this.signedAttributes(content),
      }),
    })
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ids.data }),
      signerInfos: [signer],
      certificates: [...chain],
    })
    await signed.sign(key, 0, 'SHA-256')
    await this.addTimeStamp(signer)
    const whole = new ContentInfo({ contentType: ids.signedData, content: signed.toSchema(true) })
    return Buffer.from(whole.toSchema().toBER())
  }

  /** In the order that DER wants: the shorter first. */
  private signedAttributes(content: Buffer): Attribute[] {
    const [own] = this.certificate.chain
    const certificateHash = sha256(Buffer.from(own.toSchema().toBER()))
    return [
      new Attribute({ type: ids.contentType, values: [new ObjectIdentifier({ value: ids.data })] }),
      new Attribute({
        type: ids.messageDigest,
        values: [new OctetString({ valueHex: sha256(content) })],
      }),
      // SigningCertificateV2: SHA-256 is the default of its hash and is left out.
      new Attribute({
        type: ids.signingCertificate,
        values: [sequence(sequence(sequence(new OctetString({ valueHex: certificateHash }))))],
      }),
    ]
  }

  /** A contract is signed without the time stamp when its authority is away. */
  private async addTimeStamp(signer: SignerInfo): Promise<void> {
    if (!this.timeStampAddress) return
    try {
      const bytes = Buffer.from(signer.signature.valueBlock.valueHexView)
      const token = await requestTimeStamp(this.timeStampAddress, bytes)
      const attribute = new Attribute({ type: ids.timeStamp, values: [token.toSchema()] })
      signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] })
    } catch (err) {
      log.warn({ err }, 'a PDF was signed without a time stamp')
    }
  }
}

const sequence = (...value: (Sequence | OctetString)[]) => new Sequence({ value })

function sha256(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer
}
