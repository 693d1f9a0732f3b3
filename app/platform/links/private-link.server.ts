import { createHash, hkdfSync } from 'node:crypto'
import { env } from '~/platform/env/env.server'

const linkBytes = 24

/** What a private link opens: links of one kind open nothing of another. */
export type LinkPurpose = 'contract inquiry' | 'booking confirmation'

/**
 * The id in a private link: 192 bits that follow from what it opens, the number of its link and a key that the
 * database does not have. Only its hash is stored; the site can name the link again all the same.
 */
export function privateLink(purpose: LinkPurpose, subject: string, number = 1): string {
  const info = `${purpose} ${subject} ${number}`
  const bytes = hkdfSync('sha256', env.PRIVATE_FILES_KEY, `${purpose} links`, info, linkBytes)
  return Buffer.from(bytes).toString('base64url')
}

/** SHA-256 in hexadecimal, as the database keeps it. */
export function hashPrivateLink(purpose: LinkPurpose, link: string): string {
  return createHash('sha256').update(`${purpose} link ${link}`).digest('hex')
}

/** Whether an address may hold a private link at all. */
export function looksLikePrivateLink(id: string): boolean {
  return /^[\w-]{32}$/.test(id)
}
