import { createHash, hkdfSync } from 'node:crypto'

const linkBytes = 24

/** What a private link opens. A link of one purpose never opens another. */
export type LinkPurpose =
  | 'contract'
  | 'contract inquiry'
  | 'booking confirmation'
  | 'offer'
  | 'review'

export type LinkSubject = { purpose: LinkPurpose; subject: string; number?: number }

/**
 * The id in a private link: 192 bits derived from its purpose, subject, number and a key that is not in the database.
 * Only its hash is stored, and the link can be derived again with the key.
 */
export function derivePrivateLink(
  key: string,
  { purpose, subject, number = 1 }: LinkSubject,
): string {
  const info = `${purpose} ${subject} ${number}`
  const bytes = hkdfSync('sha256', key, `${purpose} links`, info, linkBytes)
  return Buffer.from(bytes).toString('base64url')
}

/** SHA-256 in hexadecimal, as stored in the database. */
export function hashPrivateLink(purpose: LinkPurpose, link: string): string {
  return createHash('sha256').update(`${purpose} link ${link}`).digest('hex')
}

/** What a contract's link is derived from. */
export const contractLinkSubject = (reference: string) => `link ${reference}`
