import { beforeEach, describe, expect, it } from 'vitest'
import { inquiry } from './inquiry-calls'
import { connect } from './entries'
import { nights, offerCalls, offeringOn } from './offer-calls'
import { withDatabase } from './open-database'
import { reservation } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff } from './stay-calls'

/** What staff do with an offer, and what becomes of it with the contract. */
export function describeStaffOffers(stage: () => Stage): void {
  let calls: ReturnType<typeof offerCalls>
  beforeEach(() => {
    calls = offerCalls(stage().cms)
  })
  const { accept, offerTwo } = offeringOn(stage)

  describe('what the team does with an offer', () => {
    it('withdraws it and frees the nights, until there is a contract', async () => {
      const { first, reference } = await offerTwo()
      expect(await calls.change(reference, { do: 'withdraw', by: staff })).toBe(200)
      expect(await calls.lockDates(first)).toEqual([])
      expect(await calls.change(reference, { do: 'withdraw', by: staff })).toBe(409)
    })

    it('withdraws it only while it has the stage that was seen', async () => {
      const { second, reference } = await offerTwo()
      const withdraw = (stage: string) =>
        calls.change(reference, { do: 'withdraw', by: staff, stage })
      expect(await accept(reference, second)).toBe(200)
      expect(await withdraw('open')).toBe(409)
      expect(await calls.find(reference)).toMatchObject({ stage: 'accepted' })
      expect(await calls.lockDates(second)).toEqual(nights)
      expect(await withdraw('accepted')).toBe(200)
      expect(await withdraw('withdrawn')).toBe(400)
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
        name: 'Owner',
        kind: 'block',
        ...later,
        rental: connect(second),
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
