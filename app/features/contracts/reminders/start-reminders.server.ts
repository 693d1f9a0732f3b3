import type { Contract } from '~content/contract'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { createContractStore } from '../store/contract-store.server'
import { remindGuests } from './remind-guests.server'
import { queueReminder } from './reminder-kind.server'

/** Begins to remind guests and to close links that are over. Resolves with how to stop. */
export async function startContractReminders(): Promise<() => Promise<void>> {
  return repeatOnOneNode(look, { name: 'contract reminders', every: minutes(15) })
}

async function look(): Promise<void> {
  try {
    const queue = (contract: Contract) => queueReminder(contract, outbox())
    await remindGuests({ store: createContractStore(), queue, now: new Date() })
  } catch (err) {
    if (err instanceof RecordsUnavailable)
      log.warn({ err }, 'contract reminders delayed: CMS unreachable')
    else log.error({ err }, 'contract reminders failed, retrying')
  }
}
