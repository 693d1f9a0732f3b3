import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogueRentalSchema } from '../../content-types/catalogue'
import {
  dueReviewsSchema,
  type Review,
  reviewAnswerSchema,
  reviewListSchema,
} from '../../content-types/review'
import { readAsSite } from './editor'
import { publishRental } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff, stayCalls } from './stay-calls'

const day = '2026-11-20'
const ratings = { place: 5, cleanliness: 4, accuracy: 5, host: 5, value: 3 }
const written = {
  day,
  address: '192.0.2.9',
  language: 'es',
  name: 'Ana X.',
  text: 'Muy bonito.\nVolvemos.',
  ratings,
}

/** From the departure to what visitors read. */
export function describeReviews(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })

  const publish = () =>
    publishRental(stage().editor, stage().townId, `reviewed-${randomUUID().slice(0, 8)}`)

  /** A stay that ended, of a guest whom nobody else is. */
  async function leave(
    rentalId: string,
    dates = { startDate: '2026-11-14', endDate: '2026-11-18' },
  ) {
    const guestEmail = `${randomUUID()}@example.com`
    const made = await calls.makeContract(
      { guestEmail },
      { ...dates, rentalId, fullName: `Ana Xicará ${guestEmail.slice(0, 8)}` },
    )
    expect(made.status).toBe(201)
    const { revision } = await calls.read(made.reference)
    const set = { stage: 'finished' } as const
    expect((await calls.change(made.reference, { revision, set })).status).toBe(200)
    return { stay: made.reference, guestEmail }
  }

  const ask = (stay: string, more: object = {}) =>
    calls.send('POST', 'reviews', {
      stay,
      linkHash: randomBytes(32).toString('hex'),
      day,
      isMailed: false,
      ...more,
    })
  const send = (stay: string, more: object = {}) =>
    calls.send('PUT', `reviews/${stay}/words`, { ...written, ...more })
  const decide = (stay: string, revision: number, set: object) =>
    calls.send('PUT', `reviews/${stay}`, { revision, by: staff, set })
  const read = async (path: string): Promise<Review | null> =>
    reviewAnswerSchema.parse(await (await calls.send('GET', path)).json()).data
  const due = async (from: string, to: string) => {
    const answer = await calls.send('GET', `reviews-due?${new URLSearchParams({ from, to })}`)
    return dueReviewsSchema.parse(await answer.json()).data
  }
  const shown = async (rentalId: string) =>
    catalogueRentalSchema.parse(await readAsSite(stage().cms, `catalogue/rentals/${rentalId}`))
      .rental?.reviews
  const events = async (stay: string) =>
    (await calls.read(stay)).events.map(({ kind, detail, stage: to, actor }) => [
      kind,
      to ?? detail,
      actor,
    ])

  describe('a review', () => {
    it('is due from the departure on until its mail is on its way', async () => {
      const rentalId = await publish()
      const { stay } = await leave(rentalId)
      expect(await due('2026-11-18', '2026-11-18')).toContain(stay)
      expect(await due('2026-11-19', '2026-11-30')).not.toContain(stay)
      expect(await due('2026-10-01', '2026-11-17')).not.toContain(stay)
      expect((await ask(stay)).status).toBe(200)
      expect(await due('2026-11-18', '2026-11-18')).toContain(stay)
      expect((await ask(stay, { isMailed: true })).status).toBe(200)
      expect(await due('2026-11-18', '2026-11-18')).not.toContain(stay)
    })

    it('is asked for once, and keeps the hash of its first link', async () => {
      const { stay, guestEmail } = await leave(await publish())
      const linkHash = randomBytes(32).toString('hex')
      const answers = await Promise.all([ask(stay, { linkHash }), ask(stay, { linkHash })])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await read(`review-links/${linkHash}`)).toMatchObject({
        reference: stay,
        stage: 'asked',
        text: null,
        ratings: null,
        stay: { email: guestEmail, stage: 'finished', endDate: '2026-11-18' },
      })
      expect(await read(`review-links/${'0'.repeat(64)}`)).toBeNull()
      expect((await events(stay)).filter(([kind]) => kind === 'review')).toEqual([
        ['review', 'asked', 'system'],
      ])
    })

    it('finishes a stay whose guest has left, and no stay before', async () => {
      const rentalId = await publish()
      const made = await calls.makeContract(
        { guestEmail: `${randomUUID()}@example.com` },
        { startDate: '2026-11-10', endDate: '2026-11-18', rentalId },
      )
      expect((await ask(made.reference)).status).toBe(409)
      const { revision } = await calls.read(made.reference)
      await calls.change(made.reference, { revision, set: { stage: 'arrived' } })
      expect((await ask(made.reference, { day: '2026-11-17' })).status).toBe(409)
      expect((await ask(made.reference)).status).toBe(200)
      expect(await calls.read(made.reference)).toMatchObject({ stage: 'finished' })
      expect((await ask('CS-NOTHERE')).status).toBe(409)
    })

    it('is written once, also where two are sent at the same moment', async () => {
      const { stay } = await leave(await publish())
      expect((await send(stay)).status).toBe(409)
      await ask(stay)
      const answers = await Promise.all([send(stay), send(stay, { text: 'Otra cosa' })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await read(`reviews/${stay}`)).toMatchObject({ stage: 'received', ratings })
      expect((await send(stay)).status).toBe(409)
      const received = (await events(stay)).filter(([, what]) => what === 'received')
      expect(received).toEqual([['review', 'received', 'guest']])
    })

    it('is not taken for a stay that was cancelled or moved, and not with bad ratings', async () => {
      const { stay } = await leave(await publish())
      await ask(stay)
      expect((await send(stay, { day: '2026-11-17' })).status).toBe(409)
      expect((await send(stay, { ratings: { ...ratings, host: 6 } })).status).toBe(400)
      expect((await send(stay, { name: 'two\nlines' })).status).toBe(400)
      const { revision } = await calls.read(stay)
      await calls.change(stay, { revision, set: { stage: 'cancelled' } })
      expect((await send(stay)).status).toBe(409)
    })

    it('is shown once it is approved, announces its rental, and moves its stay', async () => {
      const rentalId = await publish()
      const { stay, guestEmail } = await leave(rentalId)
      await ask(stay)
      await send(stay)
      expect(await shown(rentalId)).toBeNull()
      const { listener } = stage()
      await listener.heard()
      const revision = (await read(`reviews/${stay}`))?.revision ?? 0
      const approve = { stage: 'approved', answer: 'Gracias, Ana.' }
      const both = [
        decide(stay, revision, approve),
        decide(stay, revision, { ...approve, answer: null }),
      ]
      const answers = await Promise.all(both)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      // Whose answer was lost presses again.
      const stored = { stage: 'approved', answer: (await read(`reviews/${stay}`))?.answer ?? null }
      expect((await decide(stay, revision, stored)).status).toBe(200)
      expect((await read(`reviews/${stay}`))?.revision).toBe(revision + 1)
      const heard = await listener.heard()
      expect(heard.map(({ uid, documentId }) => [uid, documentId])).toEqual([
        ['api::rental.rental', rentalId],
      ])
      const reviews = await shown(rentalId)
      expect(reviews).toMatchObject({
        count: 1,
        averages: ratings,
        newest: [{ name: 'Ana X.', language: 'es', rating: 4.4, text: written.text }],
      })
      const everything = JSON.stringify(reviews)
      for (const secret of [guestEmail, stay, '192.0.2.9', '2026-11-14']) {
        expect(everything).not.toContain(secret)
      }
      expect(await calls.read(stay)).toMatchObject({ stage: 'reviewed' })
      const approved = (await events(stay)).filter(([, what]) => what === 'approved')
      expect(approved).toEqual([['review', 'approved', staff.actor]])
    })

    it('is hidden again when it is refused, and a refused one is never shown', async () => {
      const rentalId = await publish()
      const { stay } = await leave(rentalId)
      await ask(stay)
      expect((await decide(stay, 1, { stage: 'approved', answer: null })).status).toBe(409)
      await send(stay)
      expect((await decide(stay, 2, { stage: 'refused', answer: null })).status).toBe(200)
      expect(await shown(rentalId)).toBeNull()
      expect(await calls.read(stay)).toMatchObject({ stage: 'finished' })
      expect((await decide(stay, 3, { stage: 'approved', answer: null })).status).toBe(200)
      expect(await shown(rentalId)).toMatchObject({ count: 1 })
      expect((await decide(stay, 4, { stage: 'refused', answer: null })).status).toBe(200)
      expect(await shown(rentalId)).toBeNull()
    })

    it('is found by guest, house, stage and words', async () => {
      const { stay, guestEmail } = await leave(await publish())
      await ask(stay)
      const word = randomUUID()
      await send(stay, { text: `Volvemos. ${word}` })
      const list = async (query: Record<string, string>) => {
        const answer = await calls.send('GET', `reviews?${new URLSearchParams(query)}`)
        return reviewListSchema.parse(await answer.json())
      }
      const guest = `xicara ${guestEmail.slice(0, 8)}`
      expect((await list({ search: guest })).data).toMatchObject([{ reference: stay }])
      expect(await list({ search: word })).toMatchObject({
        total: 1,
        data: [{ reference: stay, stage: 'received', ratings }],
      })
      expect((await list({ search: word, stage: 'approved' })).total).toBe(0)
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'is closed to the token %s',
      async (token) => {
        for (const path of [
          'reviews',
          'reviews/CS-X',
          'reviews-due?from=2026-01-01&to=2026-02-01',
        ]) {
          const { status } = await calls.send('GET', path, undefined, token)
          expect(status, path).toBeGreaterThanOrEqual(401)
        }
      },
    )

    it('is not written in the panel, not even by an administrator', async () => {
      const { status } = await stage().editor.create('api::review.review', {
        reference: 'CS-FORGED',
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(await read('reviews/CS-FORGED')).toBeNull()
    })
  })
}
