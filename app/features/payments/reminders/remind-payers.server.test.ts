import { expect, it, onTestFinished } from 'vitest'
import { reminderKey, type AgreedStay, type StayReminder } from '~content/agreed-stay'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { paidOf, sampleAgreedStay } from '~/testing/factories/agreed-stay'
import { queuePaymentReminder } from './payment-reminder-kind.server'
import { dueReminderOf, remindPayers, type DueReminder } from './remind-payers.server'

/** A CMS in memory. */
function fakeStore(stays: AgreedStay[]) {
  return {
    asked: [] as string[],
    async list(today: string) {
      this.asked.push(today)
      return stays
    },
    async recordReminder(reference: string, reminder: Omit<StayReminder, 'by'>) {
      const stay = stays.find((each) => each.reference === reference)
      stay?.reminded.push(reminderKey(reminder))
    },
  }
}

// Nine in the evening of the 28th in Guatemala.
const soon = new Date('2026-11-29T03:00:00Z')
const later = new Date('2026-12-07T15:00:00Z')
const beforeArrival = new Date('2026-12-28T15:00:00Z')

it('reminds each guest once before each due day, and once when that of the first payment is over', async () => {
  const store = fakeStore([sampleAgreedStay()])
  const sent: DueReminder[] = []
  const queue = async (reminder: DueReminder) => void sent.push(reminder)
  const days = [soon, soon, later, later, beforeArrival, beforeArrival]
  for (const now of days) await remindPayers({ store, queue, now })
  const first = { stay: 'CS-7K2M9Q', dueDay: '2026-12-05' }
  expect(sent).toEqual([
    { ...first, reminder: 'firstSoon' },
    { ...first, reminder: 'firstOverdue' },
    { ...first, dueDay: '2027-01-04', reminder: 'restSoon' },
  ])
  expect(store.asked[0]).toBe('2026-11-28')
})

it.each<Partial<AgreedStay>>([
  { remindersOff: true },
  { email: null },
  { payments: [paidOf(124_100)] },
  { agreement: null },
  { reminded: ['firstSoon 2026-12-05'] },
])('sends nothing to a stay with %j', (more) => {
  expect(dueReminderOf(sampleAgreedStay(more), '2026-11-28')).toBeNull()
})

it('reminds anew where a contract has other dates, or of another payment', () => {
  const moved = sampleAgreedStay({ reminded: ['firstSoon 2026-12-01', 'restSoon 2026-12-05'] })
  expect(dueReminderOf(moved, '2026-11-28')).toEqual({
    reminder: 'firstSoon',
    dueDay: '2026-12-05',
  })
})

it('goes on to the next guest where one mail cannot be queued, and stops where the CMS is away', async () => {
  const stays = ['CS-REFUSED', 'CS-2'].map((reference) =>
    sampleAgreedStay({ reference, reminded: [] }),
  )
  const store = fakeStore(stays)
  const sent: string[] = []
  const queue = async ({ stay }: DueReminder) => {
    if (stay === 'CS-REFUSED') throw new Error('The outbox answers: unavailable.')
    sent.push(stay)
  }
  await remindPayers({ store, queue, now: soon })
  expect(sent).toEqual(['CS-2'])
  expect(stays.map(({ reminded }) => reminded.length)).toEqual([0, 1])
  const list = () => Promise.reject(new RecordsUnavailable('away'))
  const run = remindPayers({ store: { ...store, list }, queue, now: soon })
  await expect(run).rejects.toThrow(RecordsUnavailable)
})

it('goes on to the next guest where the CMS rejects the note of one', async () => {
  const stays = ['CS-REFUSED', 'CS-2'].map((reference) =>
    sampleAgreedStay({ reference, reminded: [] }),
  )
  const store = fakeStore(stays)
  const recordReminder: typeof store.recordReminder = (reference, reminder) =>
    reference === 'CS-REFUSED'
      ? Promise.reject(new RequestRejected('why'))
      : store.recordReminder(reference, reminder)
  const list = async () => stays
  await remindPayers({ store: { list, recordReminder }, queue: async () => {}, now: soon })
  expect(stays.map(({ reminded }) => reminded.length)).toEqual([0, 1])
})

describeOnBothEngines('payment reminders of two nodes', ({ newLocation }) => {
  it('are queued once where both look at once, and where one dies before it is written down', async () => {
    const location = await newLocation()
    const store = fakeStore([sampleAgreedStay({ reminded: [] })])
    const openNode = () => {
      const outbox = createOutbox({ location })
      onTestFinished(() => outbox.close())
      return { outbox, queue: (due: DueReminder) => queuePaymentReminder(due, outbox) }
    }
    const [one, other] = [openNode(), openNode()]
    const recordReminder = () => Promise.reject(new Error('killed'))
    const dying = { list: (day: string) => store.list(day), recordReminder }
    await remindPayers({ store: dying, queue: one.queue, now: soon })
    await Promise.all([one, other].map(({ queue }) => remindPayers({ store, queue, now: soon })))
    expect((await other.outbox.figures()).waiting).toBe(1)
    expect(dueReminderOf((await store.list(''))[0] ?? sampleAgreedStay(), '2026-11-28')).toBeNull()
  })
})
