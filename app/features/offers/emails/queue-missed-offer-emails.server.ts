import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { days, minutes } from '~/platform/units/duration'
import { createOfferStore, type OfferStore } from '../offer-store.server'
import { mailKey, queueOfferEmails } from './queue-offer-emails.server'

type MissedParts = {
  store: Pick<OfferStore, 'listRecent'>
  queue: Pick<Outbox, 'accept' | 'findId'>
  now: Date
}

/** How far back each run looks. Earlier runs have handled what is older. */
const lookBack = days(2)

/**
 * Queues e-mails that are missing for stored offers: the node died in between, the outbox was unavailable, or the
 * answer of the CMS was lost. Throws `RecordsUnavailable` and errors of the outbox's database.
 */
export async function queueMissedOfferEmails({ store, queue, now }: MissedParts): Promise<void> {
  for (const offer of await store.listRecent(new Date(now.getTime() - lookBack))) {
    if ((await queue.findId(mailKey(offer))) === null) await queueOfferEmails(offer, queue)
  }
}

/** Starts the job that looks for offers without e-mails. Resolves with how to stop. */
export async function startOfferMails(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'offer e-mails', every: minutes(1) }, async () => {
    await queueMissedOfferEmails({ store: createOfferStore(), queue: outbox(), now: new Date() })
  })
}
