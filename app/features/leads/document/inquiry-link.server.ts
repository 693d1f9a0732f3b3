import { findPrivateLink, hashPrivateLink, privateLink } from '~/platform/links/private-link.server'

/** The public id of a contract inquiry, derived from its outbox id. */
export function inquiryLink(submissionId: string): string {
  return privateLink('contract inquiry', submissionId)
}

/** The id in the link of an inquiry that is stored, as `isStored` tells by its hash. Throws as `isStored` does. */
export function findInquiryLink(
  submissionId: string,
  isStored: (linkHash: string) => Promise<boolean>,
): Promise<string> {
  return findPrivateLink({ purpose: 'contract inquiry', subject: submissionId }, isStored)
}

export function hashInquiryLink(link: string): string {
  return hashPrivateLink('contract inquiry', link)
}
