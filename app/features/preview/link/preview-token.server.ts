import { createHmac, timingSafeEqual } from 'node:crypto'
import { previewClaimSchema, signedPartOf, type PreviewClaim } from '~content/preview'

export type ReadToken =
  | { outcome: 'valid'; claim: PreviewClaim }
  /** It was valid once. */
  | { outcome: 'expired'; claim: PreviewClaim }
  /** The signature is not ours. */
  | { outcome: 'forged' }

/** What a token of the CMS's preview button allows; `now` in milliseconds. Compares in constant time. */
export function readPreviewToken(token: string, secret: string, now: number): ReadToken {
  const [text = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(text, secret)
  const isSigned =
    rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  const claim = isSigned ? findClaim(text) : null
  if (!claim) return { outcome: 'forged' }
  return { outcome: claim.expiresAt * 1000 > now ? 'valid' : 'expired', claim }
}

/** A token as the CMS signs it; for the same document in its other language. */
export function signPreview(claim: PreviewClaim, secret: string): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

function signatureOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(signedPartOf(text)).digest()
}

function findClaim(text: string): PreviewClaim | null {
  try {
    const parsed = previewClaimSchema.safeParse(
      JSON.parse(Buffer.from(text, 'base64url').toString()),
    )
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
