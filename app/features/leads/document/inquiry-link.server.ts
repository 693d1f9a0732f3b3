import { hashPrivateLink, privateLink } from '~/platform/links/private-link.server'

/** The id under which whoever sent a contract inquiry reads it back, by the id that the outbox gave it. */
export function inquiryLink(submissionId: string): string {
  return privateLink('contract inquiry', submissionId)
}

export function hashInquiryLink(link: string): string {
  return hashPrivateLink('contract inquiry', link)
}
