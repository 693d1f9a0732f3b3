import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { days, minutes } from '~/platform/units/duration'
import { createOfferStore, type OfferStore } from '../offer-store.server'
import { mailKey, queueMailsOf } from './queue-mails.server'

type MissedParts = {
  store: Pick<OfferStore, 'listRecent'>
  post: Pick<Outbox, 'accept' | 'findId'>
  now: Date
}

/** How far back each run looks. Earlier runs have handled what is older. */
const lookBack = days(2)

/**
 * Queues the e-mails of offers that the CMS stored and nobody announced: the node died in between, its outbox was
 * away, or the answer of the CMS was lost. Throws `RecordsUnavailable` and errors of the outbox's database.
 */
export async function queueMissed({ store, post, now }: MissedParts): Promise<void> {
  for (const offer of await store.listRecent(new Date(now.getTime() - lookBack))) {
    if ((await post.findId(mailKey(offer))) === null) await queueMailsOf(offer, post)
  }
}

/** Begins to look for offers without e-mails. Resolves with how to stop. */
export async function startOfferMails(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'offer e-mails', every: minutes(1) }, async () => {
    await queueMissed({ store: createOfferStore(), post: outbox(), now: new Date() })
  })
}
