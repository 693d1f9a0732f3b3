import { createHash, randomBytes } from 'node:crypto'
import { contractLinkSubject } from '~content/private-link.server'
import type { SignerId } from '../signers/signers'
import { hashPrivateLink, privateLink } from '~/platform/links/private-link.server'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceLength = 8

/** The id in the link of one who signs; staff and reminders can name it again. */
export function linkOf(reference: string, linkNumber: number, signer: SignerId = null): string {
  const subject = contractLinkSubject(reference)
  return privateLink('contract', signer ? `${subject} ${signer}` : subject, linkNumber)
}

/** See `signerIdSchema`. */
export function newSignerId(): string {
  return randomBytes(6).toString('hex')
}

/** What the database keeps of the link. */
export function hashLink(link: string): string {
  return hashPrivateLink('contract', link)
}

/**
 * The code that staff and guests use for a contract. It opens nothing by itself. The same for the same form, so that one that is
 * sent again makes no second contract.
 */
export function newReference(form: string | null): string {
  const bytes =
    form === null
      ? randomBytes(referenceLength)
      : createHash('sha256').update(`contract of form ${form}`).digest()
  const code = [...bytes.subarray(0, referenceLength)].map(
    (byte) => alphabet[byte % alphabet.length],
  )
  return `C-${code.join('')}`
}
