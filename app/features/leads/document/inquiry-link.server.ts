import { hashPrivateLink, privateLink } from '~/platform/links/private-link.server'

/** The public id of a contract inquiry, derived from its outbox id. */
export function inquiryLink(submissionId: string): string {
  return privateLink('contract inquiry', submissionId)
}

export function hashInquiryLink(link: string): string {
  return hashPrivateLink('contract inquiry', link)
}
