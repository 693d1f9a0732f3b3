import type { Stay } from '~content/stay'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { lineOfMessage } from './line-of-message'
import { nameMessage } from './message-names'

/** A message of a stay that failed for good. */
export type Undelivered = ReturnType<typeof nameMessage> & {
  /** UTC: when it was to be sent. */
  at: string
  /** The index of the event that tells of it; null where none does. */
  event: number | null
}

/** What visitors sent has its reference by the id of its submission; the outbox does not keep it. */
const kindsOfVisitors = ['inquiry', 'lead']

/**
 * The messages about a stay, its inquiry, offers, contract and payments that failed for good; empty where the outbox
 * cannot be read.
 */
export async function listUndelivered(
  { reference, inquiry, lead, contract, booking, offers, payments, events }: Stay,
  queue: Pick<Outbox, 'listDeadLetters' | 'listDeadLettersAbout'> = outbox(),
): Promise<Undelivered[]> {
  const records = [...offers, ...payments].map((record) => record.reference)
  const all = [reference, inquiry, lead, contract, booking, ...records]
  const references = [...new Set(all)].filter((each) => each !== null)
  try {
    const sent = await queue.listDeadLetters(kindsOfVisitors)
    const own = sent.filter(({ submission }) => references.includes(referenceOf(submission)))
    const letters = [...own, ...(await queue.listDeadLettersAbout(references))]
    letters.sort((one, other) => one.acceptedAt - other.acceptedAt)
    return letters.map(({ kind, step, key, acceptedAt }) => ({
      ...nameMessage(kind, step),
      at: new Date(acceptedAt).toISOString(),
      event: lineOfMessage({ kind, key }, events),
    }))
  } catch (err) {
    if (!isStorageFailure(err)) throw err
    log.error({ err }, 'outbox cannot be read')
    return []
  }
}
