import { unconfirmedSchema, type UnconfirmedSubscription } from '~content/subscriber'
import { postToCms } from '~/platform/content/submit-to-cms.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { describeFailure } from '~/platform/outbox/describe-failure'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes, seconds } from '~/platform/units/duration'
import { queueSubscriptionReminder } from './reminder-kind.server'

type RemindParts = {
  ask: (path: string, body: object) => Promise<unknown>
  queue: (reminder: UnconfirmedSubscription) => Promise<void>
  now: Date
}

/** Begins to remind those who have not confirmed the newsletter. Resolves with how to stop. */
export async function startSubscriptionReminders(): Promise<() => Promise<void>> {
  return repeatOnOneNode(look, { name: 'subscription reminders', every: minutes(30) })
}

async function look(): Promise<void> {
  const ask = (path: string, body: object) =>
    postToCms(path, body, AbortSignal.timeout(seconds(20)))
  const queue = (reminder: UnconfirmedSubscription) => queueSubscriptionReminder(reminder, outbox())
  await remindSubscribers({ ask, queue, now: new Date() }).catch((err: unknown) =>
    log.warn({ reason: describeFailure(err) }, 'subscription reminders delayed'),
  )
}

/**
 * A mail is queued, which the outbox takes once, and then noted on the lead: a crash in between doubles no mail and
 * loses none.
 */
export async function remindSubscribers({ ask, queue, now }: RemindParts): Promise<void> {
  const { data } = unconfirmedSchema.parse(await ask('submissions/subscribers/unconfirmed', {}))
  for (const reminder of data) {
    await queue(reminder)
    const { submissionId } = reminder
    await ask('submissions/subscribers/reminded', { submissionId, at: now.toISOString() })
  }
}
