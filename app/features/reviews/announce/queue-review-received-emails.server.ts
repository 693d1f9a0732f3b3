import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { days, minutes } from '~/platform/units/duration'
import { createReviewStore, type ReviewStore } from '../review-store.server'
import { queueReviewReceived } from './review-received-kind.server'

type QueueParts = {
  store: Pick<ReviewStore, 'list'>
  queue: (reference: string) => Promise<void>
  now: Date
}

/** How far back each run looks, so that a first start does not mail old reviews. */
const lookBack = days(7)

/**
 * Queues an e-mail to the team for each review that waits for a decision. The outbox accepts each only once, so no
 * state is kept here and a crash loses none. Throws `RecordsUnavailable`.
 */
export async function queueReviewReceivedEmails({ store, queue, now }: QueueParts): Promise<void> {
  const since = new Date(now.getTime() - lookBack).toISOString()
  const { data } = await store.list(new URLSearchParams({ stage: 'received' }))
  for (const { reference, at } of data) {
    if (at >= since) await queue(reference)
  }
}

/** Starts the job that mails reviews to the team. Resolves with how to stop. */
export async function startReviewMails(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'review e-mails', every: minutes(1) }, async () => {
    const queue = (reference: string) => queueReviewReceived(reference, outbox())
    await queueReviewReceivedEmails({ store: createReviewStore(), queue, now: new Date() })
  })
}
