import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openInquiry } from './inquiry-calls'
import { connect } from './entries'
import { guest, nights, offerCalls, offeringOn } from './offer-calls'
import { offerSample } from './offer-sample'
import { reservation } from './reservations'
import type { Stage } from './stage'
import { staff } from './stay-calls'

/** How an offer is made, and what it holds. */
export function describeOffers(stage: () => Stage): void {
  let calls: ReturnType<typeof offerCalls>
  beforeEach(() => {
    calls = offerCalls(stage().cms)
  })
  const { publish, accept, offerTwo } = offeringOn(stage)

  describe('an offer', () => {
    it('holds the nights of its houses, moves the stay on, and keeps its prices', async () => {
      const { stay, first, second, offer, reference } = await offerTwo()
      expect(await calls.lockDates(first)).toEqual(nights)
      expect(await calls.lockDates(second)).toEqual(nights)
      expect(await calls.findByLink(offer.linkHash)).toMatchObject({
        reference,
        stage: 'open',
        houses: offer.houses,
        message: offer.message,
        openedAt: null,
        madeBy: 'Ana',
        taken: [],
        validUntil: offer.validUntil,
      })
      const { events, stage: now, offers } = await calls.read(stay.reference)
      expect(now).toBe('offered')
      expect(offers).toMatchObject([{ reference }])
      expect(events.slice(1)).toMatchObject([
        { kind: 'offerMade', detail: reference, ...staff },
        { kind: 'moved', stage: 'offered' },
        { kind: 'guest', ...staff },
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
        name: 'Owner',
        kind: 'block',
        startDate: '2032-03-07',
        endDate: '2032-03-10',
        rental: connect(taken),
      })
      expect(await calls.make(offerSample(stay, [free, taken]))).toBe(422)
      expect(await calls.lockDates(free)).toEqual([])
      expect(await calls.read(stay.reference)).toMatchObject({ stage: 'new', offers: [] })
    })

    it('gives its stay the name and address of its guest, and follows when staff correct them', async () => {
      const guestEmail = `${randomUUID()}@example.com`
      const { stay, reference } = await offerTwo({ guestName: 'Ixchel Xol', guestEmail })
      const { revision, phone, ...offered } = await calls.read(stay.reference)
      expect(offered).toMatchObject({ guestName: 'Ixchel Xol', email: guestEmail })
      const detail = `Ixchel Xol · ${guestEmail} · ${phone}`
      expect(offered.events.at(-1)).toMatchObject({ kind: 'guest', detail, ...staff })
      const correct = async (at: number, email: string | null) => {
        const set = { guest: { guestName: 'Ixchel Tzul', email, phone } }
        const change = { revision: at, by: staff, set, note: null }
        const { status } = await calls.send('PUT', `stays/${stay.reference}`, change)
        expect(status).toBe(200)
        return calls.find(reference)
      }
      const corrected = { guestName: 'Ixchel Tzul', guestEmail: `new-${guestEmail}` }
      expect(await correct(revision, corrected.guestEmail)).toMatchObject(corrected)
      expect(await correct(revision + 1, null)).toMatchObject(corrected)
    })

    it('is made without a word about a guest who is the same', async () => {
      const { stay, second } = await offerTwo()
      const { revision } = await calls.read(stay.reference)
      expect(await calls.make(offerSample({ ...stay, revision }, [second]))).toBe(200)
      const { events } = await calls.read(stay.reference)
      expect(events.filter(({ kind }) => kind === 'guest')).toHaveLength(1)
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
        name: 'Other',
        kind: 'booking',
        startDate: '2032-03-01',
        endDate: '2032-03-05',
        rental: connect(first),
      })
      expect(await calls.find(reference)).toMatchObject({ taken: [first] })
      expect(await accept(reference, first)).toBe(422)
      expect(await calls.find(reference)).toMatchObject({ stage: 'open', answeredAt: null })
      expect(await accept(reference, second)).toBe(200)
      expect(await calls.lockDates(second)).toEqual(nights)
    })

    it('is not made for nights that others have, also where it would hold none', async () => {
      const { stay, first, reference } = await offerTwo({ holdsNights: false })
      await stage().editor.create(reservation, {
        name: 'Other',
        kind: 'booking',
        startDate: '2032-03-07',
        endDate: '2032-03-09',
        rental: connect(first),
      })
      const { revision } = await calls.read(stay.reference)
      const next = offerSample({ ...stay, revision }, [first], { holdsNights: false })
      expect(await calls.make(next)).toBe(422)
      expect(await calls.find(reference)).toMatchObject({ stage: 'open' })
    })

    it('is noted as opened once', async () => {
      const { stay, reference } = await offerTwo()
      await Promise.all([1, 2].map(() => calls.change(reference, { do: 'open' })))
      expect((await calls.find(reference)).openedAt).not.toBeNull()
      const { events } = await calls.read(stay.reference)
      expect(events.filter(({ kind }) => kind === 'offerOpened')).toMatchObject([guest])
    })
  })
}
