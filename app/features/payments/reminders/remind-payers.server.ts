import { reminderKey, type AgreedStay, type StayReminder } from '~content/agreed-stay'
import type { AgreedStayStore } from '~/features/stays/agreed-stay-store.server'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { reminderOf } from '../open-payment'

export type DueReminder = Omit<StayReminder, 'by'> & { stay: string }

type RemindParts = {
  store: Pick<AgreedStayStore, 'list' | 'recordReminder'>
  queue: (reminder: DueReminder) => Promise<void>
  now: Date
}

/**
 * Reminds the guests whose payment is due. A mail is queued, which the outbox takes once, and then written into the log
 * of the stay, which takes it once: a crash in between doubles no mail and loses none. A stay that fails does not hold
 * up the others. Throws `RecordsUnavailable`.
 */
export async function remindPayers({ store, queue, now }: RemindParts): Promise<void> {
  const today = guatemalaToday(now)
  for (const stay of await store.list(today)) {
    const due = dueReminderOf(stay, today)
    if (!due) continue
    try {
      await queue({ stay: stay.reference, ...due })
      await store.recordReminder(stay.reference, due)
    } catch (err) {
      if (isRecordsOutage(err)) throw err
      log.error({ err, stay: stay.reference }, 'payment reminder failed, retrying')
    }
  }
}

/**
 * The reminder that a stay is to get on a day; null without an address, where staff switched it off, and once it was
 * sent.
 */
export function dueReminderOf(stay: AgreedStay, today: string): Omit<StayReminder, 'by'> | null {
  if (!stay.email || stay.remindersOff) return null
  const due = reminderOf(stay, today)
  return due && !stay.reminded.includes(reminderKey(due)) ? due : null
}
