import type * as z from 'zod'
import {
  changedSubscriptionSchema,
  type ChangedSubscription,
  subscriptionChangeSchema,
  type SubscriptionChange,
} from '~content/subscriber'
import { postToCms } from '~/platform/content/submit-to-cms.server'
import {
  outboxKind,
  type StepContext,
  type Submission as OutboxSubmission,
} from '~/platform/outbox/outbox-kind'
import { seconds } from '~/platform/units/duration'
import { mailStaffOf, mailVisitorOf, type DeliveredLead } from '../deliver/send-emails.server'
import { subscriptionLead } from './subscription-lead'

const patience = seconds(20)
const recordSchema = subscriptionChangeSchema.omit({ at: true })
const resultSchema = changedSubscriptionSchema.shape.data

type Change = OutboxSubmission<z.infer<typeof recordSchema>>

/** A confirmed or ended subscription: stores it in the CMS and mails a welcome to new subscribers. */
export const subscriptionChangeKind = outboxKind({
  name: 'subscription-change',
  schema: recordSchema,
  steps: [
    { name: 'cms', deliver: tellCms },
    { name: 'mail-staff', deliver: tellStaff },
    { name: 'mail-visitor', deliver: welcome },
  ],
})

async function tellCms({ payload, acceptedAt }: Change, { signal }: StepContext) {
  const change: SubscriptionChange = { ...payload, at: acceptedAt.toISOString() }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const answer = await postToCms('submissions/subscribers/change', change, limit)
  const changed = changedSubscriptionSchema.parse(answer).data
  // The subscription itself may be on its way still. One that never arrives needs no end.
  if (!changed && payload.change === 'confirm') throw new Error('The CMS has no such subscription')
  return changed
}

async function tellStaff(change: Change, { results, signal }: StepContext): Promise<undefined> {
  const lead = confirmedLead(change, results.cms)
  if (lead) await mailStaffOf(lead, signal)
}

async function welcome(change: Change, { results, signal }: StepContext): Promise<undefined> {
  const lead = confirmedLead(change, results.cms)
  if (lead) await mailVisitorOf(lead, signal)
}

/** The subscription that this very confirmation made; null if there is nothing to write about. */
function confirmedLead({ payload, acceptedAt }: Change, result: unknown): DeliveredLead | null {
  if (payload.change !== 'confirm') return null
  const changed = resultSchema.safeParse(result).data
  if (!changed) throw new Error('The CMS has not confirmed the subscription yet')
  const isOwn = changed.isOwn && changed.state === 'confirmed'
  return isOwn ? toLead({ id: payload.submissionId, acceptedAt }, changed) : null
}

function toLead(
  { id, acceptedAt }: Pick<DeliveredLead, 'id' | 'acceptedAt'>,
  changed: ChangedSubscription,
): DeliveredLead {
  return {
    id,
    acceptedAt,
    reference: changed.reference,
    isConfirmed: true,
    lead: subscriptionLead(changed),
  }
}
