import type { Review } from '~content/review'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { createReviewStore } from '../review-store.server'
import { askGuests } from './ask-guests.server'
import { queueReviewRequest } from './review-request-kind.server'

/** Begins to ask guests for reviews. Resolves with how to stop. */
export async function startReviewRequests(): Promise<() => Promise<void>> {
  return repeatOnOneNode(look, { name: 'review requests', every: minutes(30) })
}

async function look(): Promise<void> {
  try {
    const queue = (review: Review) => queueReviewRequest(review, outbox())
    await askGuests({ store: createReviewStore(), queue, now: new Date() })
  } catch (err) {
    if (err instanceof RecordsUnavailable)
      log.warn({ err }, 'review requests delayed: CMS unreachable')
    else log.error({ err }, 'review requests failed, retrying')
  }
}
