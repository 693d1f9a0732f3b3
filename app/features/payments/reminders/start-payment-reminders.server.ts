import { createAgreedStayStore } from '~/features/stays/agreed-stay-store.server'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { queuePaymentReminder } from './payment-reminder-kind.server'
import { remindPayers, type DueReminder } from './remind-payers.server'

/** Begins to remind guests of what they owe. Resolves with how to stop. */
export async function startPaymentReminders(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'payment reminders', every: minutes(30) }, async () => {
    const queue = (reminder: DueReminder) => queuePaymentReminder(reminder, outbox())
    await remindPayers({ store: createAgreedStayStore(), queue, now: new Date() })
  })
}
