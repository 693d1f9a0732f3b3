import { randomBytes } from 'node:crypto'
import { contractLinkSubject } from '~content/private-link.server'
import type { SignerId } from '../signers/signers'
import { findPrivateLink, hashPrivateLink, privateLink } from '~/platform/links/private-link.server'
import { codeOf, randomCode } from '~/platform/links/short-code.server'

const purpose = 'contract'

/** The id in a new link of one who signs. */
export function linkOf(reference: string, linkNumber: number, signer: SignerId = null): string {
  return privateLink(purpose, subjectOf(reference, signer), linkNumber)
}

/** The id in the link that one who signs has, as `isStored` tells by its hash. Throws as `isStored` does. */
export function findLink(
  { reference, linkNumber: number }: { reference: string; linkNumber: number },
  signer: SignerId,
  isStored: (linkHash: string) => Promise<boolean>,
): Promise<string> {
  return findPrivateLink({ purpose, subject: subjectOf(reference, signer), number }, isStored)
}

function subjectOf(reference: string, signer: SignerId): string {
  const subject = contractLinkSubject(reference)
  return signer ? `${subject} ${signer}` : subject
}

/** See `signerIdSchema`. */
export function newSignerId(): string {
  return randomBytes(6).toString('hex')
}

/** What the database keeps of the link. */
export function hashContractLink(link: string): string {
  return hashPrivateLink(purpose, link)
}

/**
 * The code that staff and guests use for a contract. It opens nothing by itself. The same for the same form, so that
 * one that is sent again makes no second contract.
 */
export function newContractReference(form: string | null): string {
  return `C-${form === null ? randomCode() : codeOf(`contract of form ${form}`)}`
}
