import { referenceOf } from '~/features/submissions/reference-of.server'
import { submitToCms } from '~/platform/content/submit-to-cms.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import type { InquirySubmission } from '~content/inquiry'
import { type InquiryRecord, inquiryRecordSchema } from '../inquiry-record'
import { mailGuest, mailStaff } from './send-emails.server'

/** An inquiry in the outbox: it goes to the CMS, to the team and to the guest. */
export const inquiryKind = outboxKind({
  name: 'inquiry',
  schema: inquiryRecordSchema,
  steps: [
    { name: 'cms', deliver: sendToCms },
    { name: 'mail-staff', deliver: mailStaff },
    { name: 'mail-guest', deliver: mailGuest },
  ],
})

/** Gives the reference under which the CMS keeps it. */
async function sendToCms(
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
