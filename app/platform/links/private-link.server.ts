import { createHash, hkdfSync } from 'node:crypto'
import { env } from '~/platform/env/env.server'

const linkBytes = 24

/** What a private link opens. A link of one purpose never opens another. */
export type LinkPurpose = 'contract inquiry' | 'booking confirmation' | 'offer' | 'review'

/**
 * The id in a private link: 192 bits derived from its purpose, subject, number and a key that is not in the database.
 * Only its hash is stored, and the site can derive the link again.
 */
export function privateLink(purpose: LinkPurpose, subject: string, number = 1): string {
  const info = `${purpose} ${subject} ${number}`
  const bytes = hkdfSync('sha256', env.PRIVATE_FILES_KEY, `${purpose} links`, info, linkBytes)
  return Buffer.from(bytes).toString('base64url')
}

/** SHA-256 in hexadecimal, as stored in the database. */
export function hashPrivateLink(purpose: LinkPurpose, link: string): string {
  return createHash('sha256').update(`${purpose} link ${link}`).digest('hex')
}

/** Whether a text has the shape of a private link id. */
export function looksLikePrivateLink(id: string): boolean {
  return /^[\w-]{32}$/.test(id)
}
