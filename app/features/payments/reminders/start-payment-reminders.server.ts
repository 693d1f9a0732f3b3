import { createAheadStore } from '~/features/stays/ahead-store.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { queuePaymentReminder } from './payment-reminder-kind.server'
import { remindPayers, type DueReminder } from './remind-payers.server'

/** Begins to remind guests of what they owe. Resolves with how to stop. */
export async function startPaymentReminders(): Promise<() => Promise<void>> {
  return repeatOnOneNode(look, { name: 'payment reminders', every: minutes(30) })
}

async function look(): Promise<void> {
  try {
    const queue = (reminder: DueReminder) => queuePaymentReminder(reminder, outbox())
    await remindPayers({ store: createAheadStore(), queue, now: new Date() })
  } catch (err) {
    if (err instanceof RecordsUnavailable)
      log.warn({ err }, 'payment reminders delayed: CMS unreachable')
    else log.error({ err }, 'payment reminders failed, retrying')
  }
}
