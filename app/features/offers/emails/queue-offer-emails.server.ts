import type { Offer, RecentOffer } from '~content/offer'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import { outbox } from '~/platform/outbox/outbox.server'
import {
  offerAcceptedKind,
  offerDeclinedKind,
  offerMailKind,
  offerQuestionKind,
} from './offer-kinds.server'

type Queue = Pick<Outbox, 'accept'>

type Mailed = RecentOffer & { number?: number }

/**
 * Queues the e-mail with an offer, or its next reminder. Each is sent once, however often this is called. False if the
 * outbox is unavailable: `queueMissedOfferEmails` queues an offer later, but no reminder.
 */
export async function queueOfferOrReminder(
  { reference, remindersSent }: Pick<Offer, 'reference' | 'remindersSent'>,
  queue?: Queue,
): Promise<boolean> {
  return queueOfferEmails({ reference, stage: 'open', number: remindersSent }, queue)
}

/**
 * Queues the e-mails of an offer that was made, accepted or declined. Each is sent once, however often this is called.
 * False if the outbox is unavailable; `queueMissedOfferEmails` queues them later.
 */
export async function queueOfferEmails(
  { reference, stage, number = 0 }: Mailed,
  queue: Queue = outbox(),
): Promise<boolean> {
  const key = { value: mailKey({ reference, stage, number }), window: null }
  const accept = () => {
    switch (stage) {
      case 'open':
        return queue.accept({ kind: offerMailKind, key, payload: { reference, number } })
      case 'accepted':
        return queue.accept({ kind: offerAcceptedKind, key, payload: { reference } })
      case 'declined':
        return queue.accept({ kind: offerDeclinedKind, key, payload: { reference } })
      case 'withdrawn':
        return null
    }
  }
  const accepted = await accept()
  if (accepted?.outcome !== 'unavailable') return true
  log.error({ reference, stage }, 'e-mails of an offer could not be queued')
  return false
}

/** Queues a guest's question for the team; false if the outbox is unavailable. */
export async function queueQuestion(
  payload: { reference: string; words: string },
  queue: Queue = outbox(),
): Promise<boolean> {
  const key = idempotencyKey({ name: offerQuestionKind.name, clientKey: null, payload })
  const { outcome } = await queue.accept({ kind: offerQuestionKind, key, payload })
  return outcome !== 'unavailable'
}

/** The key of these e-mails in the outbox. */
export const mailKey = ({ reference, stage, number = 0 }: Mailed) =>
  stage === 'open' ? `${reference}.offer.${number}` : `${reference}.${stage}`
