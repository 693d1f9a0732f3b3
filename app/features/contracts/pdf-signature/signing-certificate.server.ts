import { createPrivateKey, randomUUID, webcrypto, X509Certificate } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Certificate } from 'pkijs'
import { env } from '~/platform/env/env.server'
import { writeDurably } from '~/platform/files/store/write-durably.server'
import { createCertificate } from './create-certificate.server'

/** What PDFs are signed with. */
export type SigningCertificate = {
  key: webcrypto.CryptoKey
  /** The certificate of the key first, then those of its authorities. */
  chain: readonly [Certificate, ...Certificate[]]
}

type Settings = { PDF_SIGNING_FILE?: string | undefined; DATA_DIR: string; SITE_ORIGIN: string }

const ownFile = 'pdf-signing.pem'

let loaded: Promise<SigningCertificate> | undefined

/** The certificate of this site. Throws if the file of the settings cannot be used. */
export function signingCertificate(): Promise<SigningCertificate> {
  loaded ??= loadSigningCertificate(env).catch((err: unknown) => {
    loaded = undefined
    throw err
  })
  return loaded
}

/** Makes a file that cannot be used known when the site starts, not when a guest signs. */
export async function checkSigningCertificate(): Promise<() => Promise<void>> {
  await signingCertificate()
  return async () => {}
}

/** Reads the certificate of the settings; without one, that of the data folder, which is made when it is missing. */
export async function loadSigningCertificate(settings: Settings): Promise<SigningCertificate> {
  const { PDF_SIGNING_FILE, DATA_DIR, SITE_ORIGIN } = settings
  if (PDF_SIGNING_FILE) return parsePem(await readFile(PDF_SIGNING_FILE, 'utf8'))
  const file = join(DATA_DIR, ownFile)
  const kept = await readFile(file, 'utf8').catch(nullWhereMissing)
  if (kept !== null) return parsePem(kept)
  await writeOnce(file, await createCertificate(new URL(SITE_ORIGIN).host, new Date()))
  return parsePem(await readFile(file, 'utf8'))
}

/** Writes a file unless another process has written it meanwhile. */
async function writeOnce(file: string, content: string): Promise<void> {
  const written = `${file}.${randomUUID()}.part`
  await writeDurably(written, Buffer.from(content))
  try {
    await link(written, file)
  } catch (err) {
    if (!hasCode(err, 'EEXIST')) throw err
  } finally {
    await rm(written, { force: true })
  }
}

/** A private key and its certificates, as authorities and openssl write them. */
async function parsePem(pem: string): Promise<SigningCertificate> {
  const key = createPrivateKey(pem)
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const certificates = blocks.map((block) => new X509Certificate(block))
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key))
  if (!own) throw new Error('PDF_SIGNING_FILE has no certificate of its private key.')
  const others = certificates.filter((certificate) => certificate !== own)
  const [first, ...rest] = [own, ...others].map(({ raw }) => Certificate.fromBER(raw))
  if (!first) throw new Error('PDF_SIGNING_FILE cannot be read.')
  const { asymmetricKeyType, asymmetricKeyDetails } = key
  const curve = curves[asymmetricKeyDetails?.namedCurve ?? '']
  if (asymmetricKeyType !== 'rsa' && !curve) {
    throw new Error('The key of PDF_SIGNING_FILE must be RSA, P-256 or P-384.')
  }
  const algorithm = curve
    ? { name: 'ECDSA', namedCurve: curve }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' })
  return {
    key: await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
    chain: [first, ...rest],
  }
}

/** Names of curves: in Node's keys and in Web Crypto. */
const curves: Record<string, string> = { prime256v1: 'P-256', secp384r1: 'P-384' }

function nullWhereMissing(err: unknown): null {
  if (hasCode(err, 'ENOENT')) return null
  throw err
}

const hasCode = (err: unknown, code: string) =>
  err instanceof Error && 'code' in err && err.code === code
