import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { inboxSchema, todaySchema } from '../../content-types/desk'
import { guatemalaDay } from '../src/records/guatemala-day'
import { inquiry, openInquiry } from './inquiry-calls'
import { connect } from './entries'
import { guest, offerCalls } from './offer-calls'
import { offerSample } from './offer-sample'
import { withDatabase } from './open-database'
import { publishRental, reservation } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff } from './stay-calls'

/** From an offer to its answer. */
export function describeOffers(stage: () => Stage): void {
  let calls: ReturnType<typeof offerCalls>
  beforeEach(() => {
    calls = offerCalls(stage().cms)
  })
  const publish = () => publishRental(stage().editor, stage().townId, `house-${randomUUID()}`)
  const nights = [{ startDate: '2032-03-04', endDate: '2032-03-07' }]
  const accept = (reference: string, rentalId: string) =>
    calls.change(reference, { do: 'accept', rentalId })
  /** An offer of two houses that is with its guest. */
  const offerTwo = async (more: object = {}) => {
    const stay = await calls.arrive()
    const [first, second] = [await publish(), await publish()]
    const offer = offerSample(stay, [first, second], more)
    expect(await calls.make(offer)).toBe(200)
    return { stay, first, second, offer, reference: offer.reference }
  }
  const endTime = (reference: string) =>
    withDatabase(stage().cms, (database) =>
      database('offers')
        .where({ reference })
        .update({ valid_until: Date.now() - 1000 }),
    )

  describe('an offer', () => {
    it('holds the nights of its houses, moves the stay on, and keeps its prices', async () => {
      const { stay, first, second, offer, reference } = await offerTwo()
      expect(await calls.lockDates(first)).toEqual(nights)
      expect(await calls.lockDates(second)).toEqual(nights)
      expect(await calls.findByLink(offer.linkHash)).toMatchObject({
        ...{ reference, stage: 'open', houses: offer.houses, message: offer.message },
        ...{ openedAt: null, madeBy: 'Ana', taken: [], validUntil: offer.validUntil },
      })
      const { events, stage: now, offers } = await calls.read(stay.reference)
      expect(now).toBe('offered')
      expect(offers).toMatchObject([{ reference }])
      expect(events.slice(1)).toMatchObject([
        { kind: 'offerMade', detail: reference, ...staff },
        { kind: 'moved', stage: 'offered' },
      ])
      const { cms, editor } = stage()
      expect(await openInquiry(cms, editor, stay.documentId)).toMatchObject({ stage: 'offered' })
    })

    it('is stored once, and not on top of a stay that changed meanwhile', async () => {
      const { stay, offer, first } = await offerTwo()
      expect(await calls.make(offer)).toBe(200)
      expect((await calls.read(stay.reference)).offers).toHaveLength(1)
      expect(await calls.make(offerSample(stay, [first]))).toBe(409)
      const other = await calls.arrive()
      expect(await calls.make({ ...offer, stay: other.reference, revision: 1 })).toBe(409)
      expect(await calls.make(offerSample({ reference: 'CS-NONE', revision: 1 }, [first]))).toBe(
        404,
      )
    })

    it('is not stored where the nights of a house are taken, with nothing of it', async () => {
      const stay = await calls.arrive()
      const [free, taken] = [await publish(), await publish()]
      await stage().editor.create(reservation, {
        ...{ name: 'Owner', kind: 'block', startDate: '2032-03-07', endDate: '2032-03-10' },
        rental: connect(taken),
      })
      expect(await calls.make(offerSample(stay, [free, taken]))).toBe(422)
      expect(await calls.lockDates(free)).toEqual([])
      expect(await calls.read(stay.reference)).toMatchObject({ stage: 'new', offers: [] })
    })

    it('replaces what was offered before, also with the same house', async () => {
      const { stay, first, second, reference } = await offerTwo()
      const { revision } = await calls.read(stay.reference)
      const next = offerSample({ ...stay, revision }, [second])
      expect(await calls.make(next)).toBe(200)
      expect(await calls.lockDates(first)).toEqual([])
      expect(await calls.lockDates(second)).toEqual(nights)
      expect(await calls.find(reference)).toMatchObject({ stage: 'withdrawn' })
      expect(await accept(reference, second)).toBe(409)
    })

    it('holds nothing where staff do not wish it, and says which houses are taken by now', async () => {
      const { first, second, reference } = await offerTwo({ holdsNights: false })
      expect(await calls.lockDates(first)).toEqual([])
      await stage().editor.create(reservation, {
        ...{ name: 'Other', kind: 'booking', startDate: '2032-03-01', endDate: '2032-03-05' },
        rental: connect(first),
      })
      expect(await calls.find(reference)).toMatchObject({ taken: [first] })
      expect(await accept(reference, first)).toBe(422)
      expect(await calls.find(reference)).toMatchObject({ stage: 'open', answeredAt: null })
      expect(await accept(reference, second)).toBe(200)
      expect(await calls.lockDates(second)).toEqual(nights)
    })

    it('is noted as opened once', async () => {
      const { stay, reference } = await offerTwo()
      await Promise.all([1, 2].map(() => calls.change(reference, { do: 'open' })))
      expect((await calls.find(reference)).openedAt).not.toBeNull()
      const { events } = await calls.read(stay.reference)
      expect(events.filter(({ kind }) => kind === 'offerOpened')).toMatchObject([guest])
    })
  })

  describe('the answer to an offer', () => {
    it('takes one house, frees the others and says so in the stay', async () => {
      const { stay, first, second, reference } = await offerTwo()
      expect(await accept(reference, second)).toBe(200)
      expect(await calls.lockDates(first)).toEqual([])
      expect(await calls.lockDates(second)).toEqual(nights)
      expect(await calls.find(reference)).toMatchObject({
        ...{ stage: 'accepted', acceptedRental: second, taken: [] },
      })
      const after = await calls.read(stay.reference)
      expect(after).toMatchObject({ stage: 'accepted', rentalId: second, guests: 3 })
      expect(after.events.slice(-2)).toMatchObject([
        { kind: 'offerAccepted', detail: `${reference}: Casa ${second}`, ...guest },
        { kind: 'moved', stage: 'accepted' },
      ])
      expect(await accept(reference, first)).toBe(409)
      expect(await accept(reference, second)).toBe(409)
      expect(await calls.change(reference, { do: 'decline', reason: 'price', words: null })).toBe(
        409,
      )
    })

    it('accepts no house that was not offered', async () => {
      const { reference } = await offerTwo()
      expect(await accept(reference, await publish())).toBe(404)
      expect(await calls.find(reference)).toMatchObject({ stage: 'open' })
    })

    it('wants none with a reason, which frees the nights', async () => {
      const { stay, first, reference } = await offerTwo()
      const decline = { do: 'decline', reason: 'dates', words: 'En abril' }
      expect(await calls.change(reference, decline)).toBe(200)
      expect(await calls.lockDates(first)).toEqual([])
      const after = await calls.read(stay.reference)
      expect(after).toMatchObject({ stage: 'answered', followUpOn: guatemalaDay(new Date()) })
      expect(after.events.at(-2)).toMatchObject({
        kind: 'offerDeclined',
        detail: 'dates: En abril',
      })
      expect(after.offers).toMatchObject([{ stage: 'declined', declineReason: 'dates' }])
    })

    it('asks once where the form was sent twice, and not for ever', async () => {
      const { stay, reference } = await offerTwo()
      const ask = (words: string) => calls.change(reference, { do: 'ask', words })
      expect([await ask('¿Hay cuna?'), await ask('¿Hay cuna?')]).toEqual([200, 200])
      for (let count = 2; count <= 20; count += 1) expect(await ask(`Pregunta ${count}`)).toBe(200)
      expect(await ask('Una más')).toBe(409)
      const { events } = await calls.read(stay.reference)
      expect(events.filter(({ kind }) => kind === 'offerAsked')).toHaveLength(20)
    })

    it('asks what Today and the inbox show among the follow-ups that are due', async () => {
      const { stay, reference } = await offerTwo()
      const today = guatemalaDay(new Date())
      const dueToday = async () =>
        todaySchema.parse(await (await calls.send('GET', `desk/today?today=${today}`)).json()).data
          .followUps.total
      const dueInInbox = async () => {
        const query = new URLSearchParams({ today, state: 'due', search: stay.reference })
        const inbox = await (await calls.send('GET', `desk/inbox?${query}`)).json()
        return inboxSchema.parse(inbox).data.map((row) => row.reference)
      }
      const followUpAfter = async (planned: string, words: string) => {
        const { revision } = await calls.read(stay.reference)
        const set = { followUpOn: planned }
        const change = { revision, set, by: staff, note: null }
        expect((await calls.send('PUT', `stays/${stay.reference}`, change)).status).toBe(200)
        expect(await calls.change(reference, { do: 'ask', words })).toBe(200)
        return (await calls.read(stay.reference)).followUpOn
      }
      const before = await dueToday()
      expect(await dueInInbox()).toEqual([])
      expect(await calls.change(reference, { do: 'ask', words: '¿Hay cuna?' })).toBe(200)
      expect(await dueToday()).toBe(before + 1)
      expect(await dueInInbox()).toEqual([stay.reference])
      expect(await followUpAfter('2034-01-01', '¿Y parqueo?')).toBe(today)
      expect(await followUpAfter('2026-01-02', '¿Y wifi?')).toBe('2026-01-02')
    })

    it('comes too late when the time is over, but a question does not', async () => {
      const { first, reference } = await offerTwo()
      await endTime(reference)
      expect(await accept(reference, first)).toBe(409)
      expect(await calls.change(reference, { do: 'decline', reason: 'price', words: null })).toBe(
        409,
      )
      expect(await calls.change(reference, { do: 'remind', by: staff })).toBe(409)
      expect(await calls.change(reference, { do: 'ask', words: 'Otra vez' })).toBe(200)
    })

    it('is listed for the e-mails', async () => {
      const { second, reference } = await offerTwo()
      await accept(reference, second)
      const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
      expect(await calls.recent(hourAgo)).toContainEqual({ reference, stage: 'accepted' })
      expect(await calls.recent(new Date(Date.now() + 60_000).toISOString())).toEqual([])
    })
  })

  describe('what the team does with an offer', () => {
    it('withdraws it and frees the nights, until there is a contract', async () => {
      const { first, reference } = await offerTwo()
      expect(await calls.change(reference, { do: 'withdraw', by: staff })).toBe(200)
      expect(await calls.lockDates(first)).toEqual([])
      expect(await calls.change(reference, { do: 'withdraw', by: staff })).toBe(409)
    })

    it('withdraws one that was accepted, and the price of the inquiry is one of the stay no more', async () => {
      const { stay, second, reference } = await offerTwo()
      expect((await calls.read(stay.reference)).request).toMatchObject({ isTotalCurrent: true })
      expect(await accept(reference, second)).toBe(200)
      expect(await calls.change(reference, { do: 'withdraw', by: staff })).toBe(200)
      const after = await calls.read(stay.reference)
      expect(after).toMatchObject({ rentalId: second, request: { isTotalCurrent: false } })
      expect(after.request?.total).not.toBeNull()
    })

    it('reminds of it and counts, once where the button was pressed twice', async () => {
      const { stay, reference } = await offerTwo()
      const remind = () => calls.change(reference, { do: 'remind', by: staff })
      const reminders = async () =>
        (await calls.read(stay.reference)).events.filter(({ kind }) => kind === 'offerReminded')
      expect(await Promise.all([remind(), remind()])).toEqual([200, 200])
      expect(await remind()).toBe(200)
      expect(await calls.find(reference)).toMatchObject({ remindersSent: 1 })
      expect(await reminders()).toMatchObject([staff])
      await withDatabase(stage().cms, (database) =>
        database('stay_events')
          .where({ kind: 'offerReminded', detail: reference })
          .update({ at: Date.now() - 61_000 }),
      )
      expect(await remind()).toBe(200)
      expect(await calls.find(reference)).toMatchObject({ remindersSent: 2 })
      expect(await reminders()).toHaveLength(2)
    })

    it('loses the stay, which withdraws the offer', async () => {
      const { stay, first, reference } = await offerTwo()
      const { revision } = await calls.read(stay.reference)
      const lost = {
        revision,
        set: { stage: 'lost', lostReason: 'noAnswer' },
        by: staff,
        note: null,
      }
      expect((await calls.send('PUT', `stays/${stay.reference}`, lost)).status).toBe(200)
      expect(await calls.find(reference)).toMatchObject({ stage: 'withdrawn' })
      expect(await calls.lockDates(first)).toEqual([])
    })

    it('declines the inquiry in the panel, or deletes it, with the offer', async () => {
      const [declined, deleted] = [await offerTwo(), await offerTwo()]
      const { editor } = stage()
      await editor.save(inquiry, declined.stay.documentId, { stage: 'declined' })
      expect(await calls.find(declined.reference)).toMatchObject({ stage: 'withdrawn' })
      await editor.remove(inquiry, deleted.stay.documentId, null)
      expect(await calls.findByLink(deleted.offer.linkHash)).toBeNull()
      expect(await calls.lockDates(deleted.first)).toEqual([])
    })

    it('makes the contract, which takes the hold over and books it with the signature', async () => {
      const { stay, second, reference } = await offerTwo()
      await accept(reference, second)
      const dates = { rentalId: second, startDate: '2032-03-04', endDate: '2032-03-08' }
      const made = await calls.makeContract({ stay: stay.reference }, dates)
      expect(made.status).toBe(201)
      expect(await calls.change(reference, { do: 'withdraw', by: staff })).toBe(409)
      await calls.sign(made.reference)
      expect(await calls.lockDates(second)).toEqual(nights)
      const rows = await withDatabase(stage().cms, (database) =>
        database('reservations').where({ offer: reference }).select('kind', 'contract'),
      )
      expect(rows).toEqual([{ kind: 'booking', contract: made.reference }])
    })

    it('moves the hold with its contract, and leaves it where others have the nights', async () => {
      const { stay, first, second, reference } = await offerTwo()
      await accept(reference, second)
      const later = { startDate: '2032-03-10', endDate: '2032-03-12' }
      const nightsLater = [{ startDate: '2032-03-10', endDate: '2032-03-11' }]
      const made = await calls.makeContract(
        { stay: stay.reference },
        { rentalId: second, ...later },
      )
      expect(await calls.lockDates(second)).toEqual(nightsLater)

      const { agreement } = await calls.read(stay.reference)
      if (!agreement) throw new Error('The stay has a contract')
      const move = (more: object) =>
        calls.changeContract(made.reference, {
          set: { reservation: { ...agreement.reservation, ...more } },
        })
      expect(await move({ rentalId: first })).toBe(200)
      expect(await calls.lockDates(second)).toEqual([])
      expect(await calls.lockDates(first)).toEqual(nightsLater)

      await stage().editor.create(reservation, {
        ...{ name: 'Owner', kind: 'block', ...later, rental: connect(second) },
      })
      expect(await move({ rentalId: second })).toBe(200)
      expect(await calls.lockDates(first)).toEqual(nightsLater)
      expect(await calls.lockDates(second)).toEqual(nightsLater)
    })

    it('makes the contract without an answer, which takes the house over and withdraws the rest', async () => {
      const { stay, first, second, reference } = await offerTwo()
      const dates = { rentalId: first, startDate: '2032-03-04', endDate: '2032-03-08' }
      const made = await calls.makeContract({ stay: stay.reference }, dates)
      expect(await calls.find(reference)).toMatchObject({ stage: 'withdrawn' })
      expect(await calls.lockDates(first)).toEqual(nights)
      expect(await calls.lockDates(second)).toEqual([])
      expect(await calls.changeContract(made.reference, { set: { stage: 'revoked' } })).toBe(200)
      expect(await calls.lockDates(first)).toEqual([])
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'is closed to the token %s',
      async (token) => {
        const { offer, reference } = await offerTwo()
        for (const path of [`offers/${reference}`, `offer-links/${offer.linkHash}`, 'offers']) {
          const { status } = await calls.send('GET', path, undefined, token)
          expect(status, path).toBeGreaterThanOrEqual(401)
        }
      },
    )
  })
}
