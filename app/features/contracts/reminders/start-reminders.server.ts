import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'
import { createContractStore } from '../store/contract-store.server'
import { remindGuests, sendReminder } from './remind-guests.server'

const lookedAtEvery = minutes(15)

/** Begins to remind guests and to close links that are over. Resolves with how to stop. */
export async function startContractReminders(): Promise<() => Promise<void>> {
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, lookedAtEvery)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

async function look(): Promise<void> {
  try {
    const store = createContractStore()
    await remindGuests({ store, send: sendReminder, now: new Date() })
  } catch (err) {
    if (err instanceof RecordsUnavailable) log.warn({ err }, 'contracts wait for their reminders')
    else log.error({ err }, 'guests could not be reminded, trying again')
  }
}
