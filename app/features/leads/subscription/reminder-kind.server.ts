import {
  subscriptionStateSchema,
  unconfirmedSchema,
  type SubscriptionState,
  type UnconfirmedSubscription,
} from '~content/subscriber'
import { postToCms } from '~/platform/content/submit-to-cms.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { seconds } from '~/platform/units/duration'
import { mailVisitorOf, type DeliveredLead } from '../deliver/send-emails.server'
import { subscriptionLead } from './subscription-lead'

const patience = seconds(20)
const reminderSchema = unconfirmedSchema.shape.data.element

/** The only reminder of a newsletter subscription that is not confirmed yet. */
export const subscriptionReminderKind = outboxKind({
  name: 'subscription-reminder',
  schema: reminderSchema,
  steps: [{ name: 'mail-visitor', deliver: remind }],
})

/** Puts a reminder into the outbox, which takes it once, whichever node brings it. Throws if nothing is stored. */
export async function queueSubscriptionReminder(
  payload: UnconfirmedSubscription,
  queue: Pick<Outbox, 'accept'>,
): Promise<void> {
  const key = { value: `subscription-reminder.${payload.submissionId}`, window: null }
  const { outcome } = await queue.accept({ kind: subscriptionReminderKind, key, payload })
  // A conflict: it is queued, and the lead was corrected since then.
  if (outcome === 'unavailable') throw new Error(`The outbox answers: ${outcome}.`)
}

type Mail = (lead: DeliveredLead, signal: AbortSignal) => Promise<void>

/** Who has confirmed or ended it since gets none. */
export async function remind(
  { payload }: Pick<Submission<UnconfirmedSubscription>, 'payload'>,
  { signal }: Pick<StepContext, 'signal'>,
  find: typeof readState = readState,
  mail: Mail = mailVisitorOf,
): Promise<undefined> {
  const { submissionId, receivedAt, reference } = payload
  if ((await find(submissionId, signal)) !== 'pending') return
  const lead: DeliveredLead = {
    id: submissionId,
    acceptedAt: new Date(receivedAt),
    reference,
    isConfirmed: false,
    isReminder: true,
    lead: subscriptionLead(payload),
  }
  await mail(lead, signal)
}

/** Throws if the CMS does not say, so that the outbox tries again. */
async function readState(
  id: string,
  signal: AbortSignal,
): Promise<SubscriptionState['state'] | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const answer = await postToCms('submissions/subscribers/state', { submissionId: id }, limit)
  return subscriptionStateSchema.parse(answer).data?.state ?? null
}
