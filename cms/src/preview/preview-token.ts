import { createHmac, timingSafeEqual } from 'node:crypto'
import { hours } from '../content-types/duration'
import { type PreviewClaim, previewClaimSchema, signedPartOf } from '../content-types/preview'

/** How long an editor's link works; opening the preview again makes a new one. */
const lifetime = hours(1)

/** A token for one version of one document in one language, good for an hour or until `end`. */
export function signPreview(
  claim: Omit<PreviewClaim, 'expiresAt'>,
  secret: string,
  end = new Date(Date.now() + lifetime),
): string {
  const expiresAt = Math.floor(end.getTime() / 1000)
  const text = Buffer.from(JSON.stringify({ ...claim, expiresAt })).toString('base64url')
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

/** The claim of a token; null when it is forged or expired. Compares in constant time. */
export function readPreviewToken(
  token: string,
  secret: string,
  now = Date.now(),
): PreviewClaim | null {
  const [text = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(text, secret)
  if (rest.length > 0 || given.length !== expected.length) return null
  if (!timingSafeEqual(given, expected)) return null
  const claim = previewClaimSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  return claim.success && claim.data.expiresAt * 1000 > now ? claim.data : null
}

function signatureOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(signedPartOf(text)).digest()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
