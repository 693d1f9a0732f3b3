import { expect, it, onTestFinished, vi } from 'vitest'
import type { Review, ReviewRequest } from '~content/review'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { sampleReview } from '~/testing/factories/review'
import { hashReviewLink } from '../review-link.server'
import { askGuests } from './ask-guests.server'
import { queueReviewRequest } from './review-request-kind.server'

/** A CMS in memory whose stays all ended in the days that are asked for. */
function fakeStore(stays: string[]) {
  const mailed = new Set<string>()
  const requests: ReviewRequest[] = []
  const days: { from: string; to: string }[] = []
  return {
    requests,
    days,
    async listDue(asked: { from: string; to: string }) {
      days.push(asked)
      return stays.filter((stay) => !mailed.has(stay))
    },
    async ask(request: ReviewRequest): Promise<Review | null> {
      requests.push(request)
      if (request.isMailed) mailed.add(request.stay)
      return sampleReview({ reference: request.stay })
    },
  }
}

// Nine in the evening of the 9th in Guatemala.
const now = new Date('2027-01-10T03:00:00Z')

it('asks each guest once, from the second day after the departure on', async () => {
  const store = fakeStore(['CS-1', 'CS-2'])
  const sent: string[] = []
  const queue = async ({ reference }: Review) => void sent.push(reference)
  await askGuests({ store, queue, now })
  await askGuests({ store, queue, now })
  expect(store.days[0]).toEqual({ from: '2026-12-10', to: '2027-01-07' })
  expect(sent).toEqual(['CS-1', 'CS-2'])
  expect(store.requests[0]).toEqual({
    stay: 'CS-1',
    linkHash: hashReviewLink('CS-1'),
    day: '2027-01-09',
    isMailed: false,
  })
})

it('sends nothing where the stay is not over any more', async () => {
  const queue = vi.fn(async () => {})
  await askGuests({ store: { ...fakeStore(['CS-1']), ask: async () => null }, queue, now })
  expect(queue).not.toHaveBeenCalled()
})

it('goes on to the next guest where one mail cannot be queued, and tries that one again', async () => {
  const store = fakeStore(['CS-REFUSED', 'CS-2'])
  const sent: string[] = []
  const queue = async ({ reference }: Review) => {
    if (reference === 'CS-REFUSED') throw new Error('The outbox answers: unavailable.')
    sent.push(reference)
  }
  await askGuests({ store, queue, now })
  expect(sent).toEqual(['CS-2'])
  expect(await store.listDue({ from: '', to: '' })).toEqual(['CS-REFUSED'])
})

it('goes on to the next guest where the CMS rejects what is written of one', async () => {
  const store = fakeStore(['CS-REFUSED', 'CS-2'])
  const ask = (request: ReviewRequest) =>
    request.stay === 'CS-REFUSED' ? Promise.reject(new RequestRejected('why')) : store.ask(request)
  await askGuests({ store: { ...store, ask }, queue: async () => {}, now })
  expect(await store.listDue({ from: '', to: '' })).toEqual(['CS-REFUSED'])
})

it('waits where the CMS is unreachable', async () => {
  const listDue = () => Promise.reject(new RecordsUnavailable('away'))
  const run = askGuests({ store: { ...fakeStore([]), listDue }, queue: async () => {}, now })
  await expect(run).rejects.toThrow(RecordsUnavailable)
})

describeOnBothEngines('review requests of two nodes', ({ newLocation }) => {
  it('are queued once where both look at once, and where one dies before it is written down', async () => {
    const location = await newLocation()
    const store = fakeStore(['CS-1'])
    const openNode = () => {
      const outbox = createOutbox({ location })
      onTestFinished(() => outbox.close())
      const queue = (review: Review) => queueReviewRequest(review, outbox)
      return { outbox, queue }
    }
    const [one, other] = [openNode(), openNode()]
    const dying = {
      ...store,
      ask: (request: ReviewRequest) =>
        request.isMailed ? Promise.reject(new Error('killed')) : store.ask(request),
    }
    await askGuests({ store: dying, queue: one.queue, now })
    await Promise.all([one, other].map(({ queue }) => askGuests({ store, queue, now })))
    expect((await other.outbox.figures()).waiting).toBe(1)
    expect(await store.listDue({ from: '', to: '' })).toEqual([])
  })
})
