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

type Post = Pick<Outbox, 'accept'>

type Mailed = RecentOffer & { number?: number }

/**
 * Sends the guest an offer, or the next reminder of it. Each is sent once, however often this is called. False where the
 * outbox takes nothing now: `queueMissed` brings an offer, but no reminder.
 */
export async function queueOfferMail(
  { reference, remindersSent }: Pick<Offer, 'reference' | 'remindersSent'>,
  post?: Post,
): Promise<boolean> {
  return queueMailsOf({ reference, stage: 'open', number: remindersSent }, post)
}

/**
 * Queues the e-mails of what became of an offer: made, accepted or declined. Each goes out once, however often this is
 * called. False where the outbox takes nothing now; `queueMissed` brings them again.
 */
export async function queueMailsOf(
  { reference, stage, number = 0 }: Mailed,
  post: Post = outbox(),
): Promise<boolean> {
  const key = { value: mailKey({ reference, stage, number }), window: null }
  const accept = () => {
    switch (stage) {
      case 'open':
        return post.accept({ kind: offerMailKind, key, payload: { reference, number } })
      case 'accepted':
        return post.accept({ kind: offerAcceptedKind, key, payload: { reference } })
      case 'declined':
        return post.accept({ kind: offerDeclinedKind, key, payload: { reference } })
      case 'withdrawn':
        return null
    }
  }
  const accepted = await accept()
  if (accepted?.outcome !== 'unavailable') return true
  log.error({ reference, stage }, 'e-mails of an offer could not be queued')
  return false
}

/** Sends a question of the guest to the team; false where the outbox takes nothing now. */
export async function queueQuestion(
  payload: { reference: string; words: string },
  post: Post = outbox(),
): Promise<boolean> {
  const key = idempotencyKey({ name: offerQuestionKind.name, clientKey: null, payload })
  const { outcome } = await post.accept({ kind: offerQuestionKind, key, payload })
  return outcome !== 'unavailable'
}

/** The key of these e-mails in the outbox. */
export const mailKey = ({ reference, stage, number = 0 }: Mailed) =>
  stage === 'open' ? `${reference}.offer.${number}` : `${reference}.${stage}`
