import type { LeadSubmission } from '~content/lead'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { submitToCms } from '~/platform/content/submit-to-cms.server'
import type { StepContext, Submission } from '~/platform/outbox/outbox-kind'
import type { LeadRecord } from '../lead-record'
import type { CmsResult } from './cms-result'

/** Gives the reference under which the CMS keeps it, and whether that is an earlier one's. */
export async function handToCms(
  { id, payload, acceptedAt }: Submission<LeadRecord>,
  { signal }: StepContext,
): Promise<CmsResult> {
  const lead: LeadSubmission = {
    ...payload.lead,
    submissionId: id,
    reference: referenceOf(id),
    receivedAt: acceptedAt.toISOString(),
  }
  const { reference, isRepetition } = await submitToCms('submissions/leads', lead, signal)
  return { reference, isRepetition }
}
