import type { Review } from '~content/review'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'
import { hashReviewLink } from '../review-link.server'
import type { ReviewStore } from '../review-store.server'

/** Days after the departure (operations.md §6). */
const after = 2
/** Guests who left longer ago are not asked any more, as after a long outage or when a site begins to ask. */
const until = 30

type AskParts = {
  store: Pick<ReviewStore, 'listDue' | 'ask'>
  queue: (review: Review) => Promise<void>
  now: Date
}

/**
 * Asks the guests whose time has come. The review is opened first, then its mail is queued, which the outbox takes
 * once, then that is written down: a crash in between doubles no mail and loses none. A stay that fails does not hold
 * up the others. Throws `RecordsUnavailable`.
 */
export async function askGuests({ store, queue, now }: AskParts): Promise<void> {
  const day = guatemalaToday(now)
  const due = await store.listDue({ from: addDays(day, -until), to: addDays(day, -after) })
  for (const stay of due) {
    try {
      const request = { stay, linkHash: hashReviewLink(stay), day }
      const review = await store.ask({ ...request, isMailed: false })
      if (!review) continue
      await queue(review)
      await store.ask({ ...request, isMailed: true })
    } catch (err) {
      if (isRecordsOutage(err)) throw err
      log.error({ err, stay }, 'review request failed, retrying')
    }
  }
}
