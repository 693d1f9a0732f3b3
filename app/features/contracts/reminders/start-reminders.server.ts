import type { Contract } from '~content/contract'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { createContractStore } from '../store/contract-store.server'
import { remindGuests } from './remind-guests.server'
import { queueReminder } from './reminder-kind.server'

/** Begins to remind guests and to close links that are over. Resolves with how to stop. */
export async function startContractReminders(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'contract reminders', every: minutes(15) }, async () => {
    const queue = (contract: Contract) => queueReminder(contract, outbox())
    await remindGuests({ store: createContractStore(), queue, now: new Date() })
  })
}
