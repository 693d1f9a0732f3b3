import { expect, it, vi } from 'vitest'
import type { UnconfirmedSubscription } from '~content/subscriber'
import { queueSubscriptionReminder, remind } from './reminder-kind.server'
import { remindSubscribers } from './start-reminders.server'

const request: UnconfirmedSubscription = {
  submissionId: 'a1b2c3d4-0000-4000-8000-000000000001',
  receivedAt: '2026-11-20T12:00:00.000Z',
  reference: 'SUB-1',
  language: 'es',
  contact: {
    firstName: 'Ana',
    lastName: 'Xicay',
    email: 'ana@example.com',
    phone: null,
    countryCode: null,
    contactMethod: 'email',
    noPhone: true,
  } as UnconfirmedSubscription['contact'],
  page: 'AR',
}
const now = new Date('2026-11-22T13:00:00.000Z')
const signal = new AbortController().signal

it('queues each request once and notes it afterwards', async () => {
  const done: string[] = []
  const ask = vi.fn(async (path: string) => {
    done.push(path)
    return { data: path.endsWith('unconfirmed') ? [request] : [] }
  })
  const queue = vi.fn(async () => void done.push('queued'))
  await remindSubscribers({ ask, queue, now })
  expect(done).toEqual([
    'submissions/subscribers/unconfirmed',
    'queued',
    'submissions/subscribers/reminded',
  ])
})

it('is not noted where the outbox took nothing, so that the next look tries again', async () => {
  const ask = vi.fn(async () => ({ data: [request] }))
  const queue = async () => Promise.reject(new Error('The outbox answers: unavailable.'))
  await expect(remindSubscribers({ ask, queue, now })).rejects.toThrow('unavailable')
  expect(ask).toHaveBeenCalledOnce()
})

it('has one key for a request, which the outbox takes once', async () => {
  const accept = vi.fn(async () => ({ outcome: 'accepted', id: 'x', isNew: false }) as const)
  await queueSubscriptionReminder(request, { accept })
  expect(accept).toHaveBeenCalledWith(
    expect.objectContaining({
      key: { value: `subscription-reminder.${request.submissionId}`, window: null },
    }),
  )
})

it('goes out while the request is pending', async () => {
  const mail = vi.fn(async () => undefined)
  await remind({ payload: request }, { signal }, async () => 'pending', mail)
  expect(mail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: request.submissionId, isReminder: true, isConfirmed: false }),
    signal,
  )
})

it.each(['confirmed', 'ended', null] as const)(
  'goes out to nobody once the request is %s',
  async (state) => {
    const mail = vi.fn(async () => undefined)
    await remind({ payload: request }, { signal }, async () => state, mail)
    expect(mail).not.toHaveBeenCalled()
  },
)

it('is queued already where the lead was corrected since then, and fails while the outbox is away', async () => {
  const queue = (outcome: 'conflict' | 'unavailable') =>
    queueSubscriptionReminder(request, { accept: async () => ({ outcome }) })
  await expect(queue('conflict')).resolves.toBeUndefined()
  await expect(queue('unavailable')).rejects.toThrow('unavailable')
})
