import type { Review } from '~content/review'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { createReviewStore } from '../review-store.server'
import { askGuests } from './ask-guests.server'
import { queueReviewRequest } from './review-request-kind.server'

/** Begins to ask guests for reviews. Resolves with how to stop. */
export async function startReviewRequests(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'review requests', every: minutes(30) }, async () => {
    const queue = (review: Review) => queueReviewRequest(review, outbox())
    await askGuests({ store: createReviewStore(), queue, now: new Date() })
  })
}
