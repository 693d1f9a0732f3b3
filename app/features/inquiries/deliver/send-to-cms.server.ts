import type { InquirySubmission } from '~content/inquiry'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { submitToCms } from '~/platform/content/submit-to-cms.server'
import type { StepContext, Submission } from '~/platform/outbox/outbox-kind'
import type { InquiryRecord } from '../inquiry-record'

/** Gives the reference under which the CMS keeps it. */
export async function sendToCms(
  { id, payload, acceptedAt }: Submission<InquiryRecord>,
  { signal }: StepContext,
): Promise<{ reference: string }> {
  const inquiry: InquirySubmission = {
    ...payload.inquiry,
    submissionId: id,
    reference: referenceOf(id),
    receivedAt: acceptedAt.toISOString(),
  }
  const { reference } = await submitToCms('submissions/inquiries', inquiry, signal)
  return { reference }
}
