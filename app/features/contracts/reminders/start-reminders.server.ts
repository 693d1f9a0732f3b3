import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { repeat } from '~/platform/process/repeat.server'
import { minutes } from '~/platform/units/duration'
import { createContractStore } from '../store/contract-store.server'
import { remindGuests, sendReminder } from './remind-guests.server'

/** Begins to remind guests and to close links that are over. Resolves with how to stop. */
export async function startContractReminders(): Promise<() => Promise<void>> {
  return repeat(look, { every: minutes(15), atOnce: true })
}

async function look(): Promise<void> {
  try {
    const store = createContractStore()
    await remindGuests({ store, send: sendReminder, now: new Date() })
  } catch (err) {
    if (err instanceof RecordsUnavailable)
      log.warn({ err }, 'contract reminders delayed: CMS unreachable')
    else log.error({ err }, 'contract reminders failed, retrying')
  }
}
