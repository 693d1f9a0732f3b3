import { beforeEach, describe, expect, it } from 'vitest'
import { inboxSchema, todaySchema } from '../../content-types/desk'
import { guatemalaDay } from '../src/records/guatemala-day'
import { connect } from './entries'
import { guest, nights, offerCalls, offeringOn } from './offer-calls'
import { withDatabase } from './open-database'
import { reservation } from './reservations'
import type { Stage } from './stage'
import { staff } from './stay-calls'

/** What the guest says to an offer. */
export function describeOfferAnswers(stage: () => Stage): void {
  let calls: ReturnType<typeof offerCalls>
  beforeEach(() => {
    calls = offerCalls(stage().cms)
  })
  const { publish, accept, offerTwo } = offeringOn(stage)
  const endTime = (reference: string) =>
    withDatabase(stage().cms, (database) =>
      database('offers')
        .where({ reference })
        .update({ valid_until: Date.now() - 1000 }),
    )

  describe('the answer to an offer', () => {
    it('takes one house, frees the others and says so in the stay', async () => {
      const { stay, first, second, reference } = await offerTwo()
      expect(await accept(reference, second)).toBe(200)
      expect(await calls.lockDates(first)).toEqual([])
      expect(await calls.lockDates(second)).toEqual(nights)
      expect(await calls.find(reference)).toMatchObject({
        stage: 'accepted',
        acceptedRental: second,
        taken: [],
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

    it('keeps the nights until the hold ends, of which Today tells, and tells who has them then', async () => {
      const { stay, first, second, reference } = await offerTwo()
      expect(await accept(reference, second)).toBe(200)
      const today = guatemalaDay(new Date())
      const ending = async () => {
        const day = await (await calls.send('GET', `desk/today?today=${today}`)).json()
        const { offers } = todaySchema.parse(day).data
        return offers.rows.find((offer) => offer.reference === reference)
      }
      expect(await ending()).toBeUndefined()
      const hold_until = Date.now() - 60_000
      await withDatabase(stage().cms, (database) =>
        database('reservations').where({ offer: reference }).update({ hold_until }),
      )
      expect(await ending()).toEqual({
        reference,
        stay: stay.reference,
        guestName: 'Ixchel Xicay',
        stage: 'accepted',
        houses: [{ name: `Casa ${second}` }],
        validUntil: new Date(hold_until).toISOString(),
      })
      expect((await calls.find(reference)).taken).toEqual([])
      const dates = { startDate: '2032-03-05', endDate: '2032-03-06' }
      const others = { name: 'Others', kind: 'booking', ...dates }
      for (const rental of [first, second]) {
        const made = await stage().editor.create(reservation, {
          ...others,
          rental: connect(rental),
        })
        expect(made.message).toBe('')
      }
      expect((await calls.find(reference)).taken).toEqual([first, second])
    })

    it('is followed by its contract, which takes the nights of nobody else', async () => {
      const { stay, second, reference } = await offerTwo()
      await accept(reference, second)
      await withDatabase(stage().cms, (database) =>
        database('reservations').where({ offer: reference }).delete(),
      )
      await withDatabase(stage().cms, (database) =>
        database('reserved_nights').where({ rental: second }).delete(),
      )
      const dates = { startDate: '2032-03-04', endDate: '2032-03-08' }
      const made = await calls.makeContract(
        { stay: stay.reference },
        { ...dates, rentalId: second },
      )
      await calls.sign(made.reference)
      expect((await calls.find(reference)).taken).toEqual([])
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

    it('asks about a lost stay, which is a thing to do again, unlike what was planned before', async () => {
      const { stay, reference } = await offerTwo()
      const today = guatemalaDay(new Date())
      const change = async (set: object) => {
        const { revision } = await calls.read(stay.reference)
        const asked = { revision, set, by: staff, note: null }
        expect((await calls.send('PUT', `stays/${stay.reference}`, asked)).status).toBe(200)
      }
      const isDue = async () => {
        const query = new URLSearchParams({ today, state: 'due', search: stay.reference })
        const inbox = await (await calls.send('GET', `desk/inbox?${query}`)).json()
        const day = await (await calls.send('GET', `desk/today?today=${today}`)).json()
        const { followUps } = todaySchema.parse(day).data
        return {
          inInbox: inboxSchema.parse(inbox).total === 1,
          today: followUps.total,
        }
      }
      await change({ followUpOn: today })
      await change({ stage: 'lost', lostReason: 'noAnswer' })
      const before = await isDue()
      expect(before.inInbox).toBe(false)
      expect(await calls.change(reference, { do: 'ask', words: '¿Sigue libre?' })).toBe(200)
      expect(await isDue()).toEqual({ inInbox: true, today: before.today + 1 })
      await change({ followUpOn: null })
      expect(await isDue()).toEqual(before)
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
}
