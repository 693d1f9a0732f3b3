import type { ContractInquirySubmission } from '~content/contract-inquiry'
import type { LeadSubmission } from '~content/lead'
import type { Locale } from '~content/locale'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { submitToCms } from '~/platform/content/submit-to-cms.server'
import type { StepContext, Submission } from '~/platform/outbox/outbox-kind'
import { hashInquiryLink, inquiryLink } from '../document/inquiry-link.server'
import type { LeadRecord } from '../lead-record'
import { subscriptionLinks } from '../subscription/subscription-links.server'
import type { CmsResult } from './cms-result'

/** Sends a lead to the CMS. Returns its reference, and whether it repeats an earlier lead. */
export async function sendToCms(
  { id, payload, acceptedAt }: Submission<LeadRecord>,
  { signal }: StepContext,
): Promise<CmsResult> {
  const stamp = {
    submissionId: id,
    reference: referenceOf(id),
    receivedAt: acceptedAt.toISOString(),
  }
  const { lead } = payload
  const { reference, isRepetition } =
    lead.kind === 'contractInquiry'
      ? await submitToCms(
          'submissions/contract-inquiries',
          {
            ...lead,
            ...stamp,
            linkHash: hashInquiryLink(inquiryLink(id)),
          } satisfies ContractInquirySubmission,
          signal,
        )
      : await submitToCms(
          'submissions/leads',
          (lead.kind === 'subscription'
            ? { ...lead, ...stamp, endLink: endLink(id, lead.language, acceptedAt) }
            : { ...lead, ...stamp }) satisfies LeadSubmission,
          signal,
        )
  return { reference, isRepetition }
}

function endLink(id: string, language: Locale, receivedAt: Date): string {
  return subscriptionLinks(id, { language, receivedAt }).end
}
