import { randomBytes } from 'node:crypto'
import { contractLinkSubject } from '~content/private-link.server'
import type { SignerId } from '../signers/signers'
import { hashPrivateLink, privateLink } from '~/platform/links/private-link.server'
import { codeOf, randomCode } from '~/platform/links/short-code.server'

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
export function hashContractLink(link: string): string {
  return hashPrivateLink('contract', link)
}

/**
 * The code that staff and guests use for a contract. It opens nothing by itself. The same for the same form, so that
 * one that is sent again makes no second contract.
 */
export function newContractReference(form: string | null): string {
  return `C-${form === null ? randomCode() : codeOf(`contract of form ${form}`)}`
}
