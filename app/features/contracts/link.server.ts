import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '~/platform/env/env.server'

const linkBytes = 24
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceLength = 8

/**
 * The id in a guest's link: 192 bits that follow from the contract, the number of its link and a key that the
 * database does not have. Only the hash is stored; staff and reminders can name the link again all the same.
 */
export function linkOf(reference: string, linkNumber: number): string {
  const info = `contract link ${reference} ${linkNumber}`
  const bytes = hkdfSync('sha256', env.PRIVATE_FILES_KEY, 'contract links', info, linkBytes)
  return Buffer.from(bytes).toString('base64url')
}

export function hashLink(link: string): string {
  return createHash('sha256').update(`contract link ${link}`).digest('hex')
}

/** Whether an address may hold a link at all. */
export function looksLikeLink(id: string): boolean {
  return /^[\w-]{32}$/.test(id)
}

/** The code that staff and guests use for a contract. It opens nothing by itself. */
export function newReference(): string {
  const code = [...randomBytes(referenceLength)].map((byte) => alphabet[byte % alphabet.length])
  return `C-${code.join('')}`
}
