import { randomBytes, webcrypto } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  id_BasicConstraints,
  id_KeyUsage,
} from 'pkijs'

const commonName = '2.5.4.3'
const years = 20

/**
 * Makes a key and a certificate that it has signed itself, as PEM. Readers of PDFs show changes of what it signs, and
 * its name as one that no authority vouches for.
 */
export async function createCertificate(name: string, now: Date): Promise<string> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: serialNumber() })
  for (const { typesAndValues } of [certificate.issuer, certificate.subject]) {
    const value = new Utf8String({ value: name })
    typesAndValues.push(new AttributeTypeAndValue({ type: commonName, value }))
  }
  const until = new Date(now)
  until.setUTCFullYear(now.getUTCFullYear() + years)
  certificate.notBefore.value = now
  certificate.notAfter.value = until
  certificate.extensions = [
    extension(id_BasicConstraints, new BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(id_KeyUsage, keyUsage().toBER()),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  return pem('PRIVATE KEY', pkcs8) + pem('CERTIFICATE', certificate.toSchema().toBER())
}

/** A random positive number of 126 bits. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16))
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes.buffer
}

/** Digital signature and non-repudiation. */
const keyUsage = () => new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 })

function extension(extnID: string, extnValue: ArrayBuffer): Extension {
  return new Extension({ extnID, extnValue, critical: true })
}

function pem(label: string, content: ArrayBuffer): string {
  const lines =
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}
