import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OfferChange } from '~content/offer'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { fakeOfferStore } from '~/testing/fake-offer-store'
import { sampleOffer } from '~/testing/factories/offer'
import type { OfferStore } from '../offer-store.server'
import { answerOfferPage } from './answer-offer-page.server'

const { queued, outbox } = vi.hoisted(() => ({
  queued: [] as object[],
  outbox: { isAway: false },
}))

vi.mock('../emails/queue-offer-emails.server', () => ({
  queueOfferEmails: async ({ stage }: { stage: string }) => void queued.push({ stage }),
  queueQuestion: async ({ words }: { words: string }) =>
    !outbox.isAway && queued.push({ words }) > 0,
}))

const link = 'a'.repeat(32)
const validUntil = new Date(Date.now() + 3_600_000).toISOString()
let changes: OfferChange[]
let store: OfferStore

beforeEach(() => {
  queued.length = 0
  outbox.isAway = false
  changes = []
  const offer = sampleOffer({ validUntil, taken: ['other'] })
  store = fakeOfferStore(offer, { now: new Date(), changes })
})

async function send(fields: Record<string, string>) {
  const request = new Request(`https://ceiba.example/es/oferta/${link}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  try {
    const { data, init } = await answerOfferPage({ request, locale: 'es', link, store })
    return { status: init?.status, reply: data, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, reply: null, to: err.headers.get('Location') }
  }
}

const here = `/es/oferta/${link}`
const by = { actor: 'guest', address: '' }

describe('what a guest answers to an offer', () => {
  it('takes a house, tells both sides, and again leads to the same page', async () => {
    const accept = { do: 'accept', house: 'rental' }
    expect(await send(accept)).toMatchObject({ status: 303, to: `${here}?done=accept` })
    expect(await send(accept)).toMatchObject({ status: 303, to: `${here}?done=accept` })
    expect(changes).toEqual([{ do: 'accept', by, rentalId: 'rental' }])
    expect(queued).toEqual([{ stage: 'accepted' }])
  })

  it('is told where another answer or house was faster', async () => {
    expect(await send({ do: 'accept', house: 'other' })).toMatchObject({
      status: 409,
      reply: { problem: 'taken' },
    })
    await send({ do: 'accept', house: 'rental' })
    const decline = { do: 'decline', reason: 'price', words: 'Muy caro' }
    expect(await send(decline)).toMatchObject({
      status: 409,
      reply: { problem: 'notOpen', words: 'Muy caro', action: 'decline' },
    })
  })

  it('wants none with a reason, or asks', async () => {
    await send({ do: 'ask', words: 'Uno\r\ndos' })
    await send({ do: 'decline', reason: 'price', words: '' })
    expect(changes).toEqual([
      { do: 'ask', by, words: 'Uno\ndos' },
      { do: 'decline', by, reason: 'price', words: null },
    ])
    expect(queued).toEqual([{ words: 'Uno\ndos' }, { stage: 'declined' }])
  })

  it('is told that a question cannot be sent on now, and may press again', async () => {
    outbox.isAway = true
    expect(await send({ do: 'ask', words: 'Hola' })).toMatchObject({
      status: 503,
      reply: { problem: 'unavailable', words: 'Hola' },
    })
    outbox.isAway = false
    expect(await send({ do: 'ask', words: 'Hola' })).toMatchObject({ status: 303 })
    expect(queued).toEqual([{ words: 'Hola' }])
  })

  it('an empty question and an endless one are told', async () => {
    expect((await send({ do: 'ask', words: ' ' })).reply).toMatchObject({ problem: 'incomplete' })
    const endless = await send({ do: 'ask', words: 'x'.repeat(2001) })
    expect(endless).toMatchObject({ status: 422, reply: { problem: 'tooLong' } })
  })

  it.each<Record<string, string>>([
    { do: 'withdraw' },
    { do: 'accept' },
    { do: 'accept', house: '../../x' },
    { do: 'decline', reason: 'made-up' },
  ])('is no form of ours: %o', async (fields) => {
    expect((await send(fields)).status).toBe(400)
    expect(changes).toEqual([])
  })

  it.each([
    ['is away', new RecordsUnavailable('away')],
    ['rejects it', new RequestRejected('The CMS answered 400: why')],
  ])('is not stored while the CMS %s, and is not lost', async (_, err) => {
    const { findByLink } = store
    store.findByLink = async () => {
      throw err
    }
    // However often the guest presses again meanwhile: the limit counts what could be saved.
    for (let tries = 0; tries < 25; tries++) {
      expect(await send({ do: 'ask', words: 'Hola' })).toMatchObject({
        status: 503,
        reply: { problem: 'unavailable', words: 'Hola' },
      })
    }
    store.findByLink = findByLink
    expect(await send({ do: 'ask', words: 'Hola' })).toMatchObject({ status: 303 })
  })
})
