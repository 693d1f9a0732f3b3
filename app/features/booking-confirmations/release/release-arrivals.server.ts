import type { AgreedStay } from '~content/agreed-stay'
import type { AgreedStayStore } from '~/features/stays/agreed-stay-store.server'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { releaseState } from './release-state'

export type ReadyInstructions = { stay: string; booking: string }

type ReleaseParts = {
  store: Pick<AgreedStayStore, 'list' | 'release'>
  queue: (ready: ReadyInstructions) => Promise<void>
  now: Date
}

/**
 * Releases the arrival instructions whose day has come. They are released first, which the CMS does once; then their
 * mail is queued, which the outbox takes once; then that is written down. A crash in between doubles no mail and loses
 * none. A stay that fails does not hold up the others. Throws `RecordsUnavailable`.
 */
export async function releaseArrivals({ store, queue, now }: ReleaseParts): Promise<void> {
  const today = guatemalaToday(now)
  for (const stay of await store.list(today)) {
    const { reference, confirmation } = stay
    if (!confirmation || !isToDo(stay, today)) continue
    try {
      const { documentId } = confirmation
      if (!confirmation.releasedAt && !(await store.release(documentId, false))) continue
      if (stay.email) await queue({ stay: reference, booking: documentId })
      await store.release(documentId, true)
    } catch (err) {
      if (isRecordsOutage(err)) throw err
      log.error({ err, stay: reference }, 'arrival instructions could not be released, retrying')
    }
  }
}

/** To be released, or released by the site before its mail was queued. */
function isToDo(stay: AgreedStay, today: string): boolean {
  const { confirmation } = stay
  if (confirmation?.releasedAt) {
    return confirmation.instructionsReleased && !confirmation.isReleaseMailed
  }
  return releaseState(stay, today)?.reason === null
}
