import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { inquiry, openInquiry, rowsOf, submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { leadSample } from './lead-sample'
import { leadCalls } from './lead-calls'
import { withDatabase } from './open-database'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { arriveNamed, dates, staff, stayCalls } from './stay-calls'

const booking = 'api::booking-confirmation.booking-confirmation'

/** How a stay begins, and what staff and the panel change of it. */
export function describeStays(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const arrive = () => arriveNamed(stage().cms)

  describe('a stay', () => {
    it('begins with an inquiry, is called the same, and has what its guest asked for', async () => {
      const { reference, email, sample } = await arrive()
      expect(await calls.read(reference)).toMatchObject({
        reference,
        inquiry: reference,
        stage: 'new',
        email,
        phone: sample.contact.phone,
        rentalName: 'Casa Ñandú',
        guests: 3,
        language: 'es',
        ...dates,
        revision: 1,
        receivedAt: sample.receivedAt,
        request: {
          total: sample.payment?.totalWithFee,
          currencyCode: 'USD',
          adult: 2,
          priceLines: [
            ...sample.price.lines,
            { label: sample.payment?.name, amount: sample.payment?.fee },
          ],
        },
        events: [{ kind: 'began', actor: 'guest', stage: 'new' }],
      })
      await submit(stage().cms, sample)
      const found = await calls.list(new URLSearchParams({ search: email }).toString())
      expect(found).toMatchObject({ total: 1, data: [{ reference, stage: 'new' }] })
      expect((await calls.list(`search=${email}&stage=lost`)).total).toBe(0)
    })

    it('knows every place of an inquiry for several, the first one and the others', async () => {
      const { rental, stay, price, payment, ...rest } = inquirySample()
      const other = {
        rental: { ...rental, slug: 'domo', name: 'Domo Agua' },
        stay,
        price,
        payment,
        isQuote: false,
      }
      const quoted = { ...other, rental: { ...rental, name: 'Villa Lago' }, isQuote: true }
      const sample = { ...rest, rental, stay, price, payment, otherPlaces: [other, quoted] }
      const { reference } = await submit(stage().cms, sample)
      const read = await calls.read(reference)
      expect(read.rentalName).toBe('Casa Ñandú')
      const { startDate, endDate, totalPax: guests } = stay
      expect(read.request?.otherPlaces).toEqual([
        {
          slug: 'domo',
          name: 'Domo Agua',
          pageUrl: rental.pageUrl,
          startDate,
          endDate,
          guests,
          totalFormated: payment?.totalWithFeeFormated ?? price.totalFormated,
        },
        expect.objectContaining({ name: 'Villa Lago', totalFormated: null }),
      ])
    })

    it('begins with a request of a landing page that names dates, and with no other lead', async () => {
      const sample = leadSample('landing')
      const request = { ...sample.request, ...dates, adults: 2, children: 1 }
      const dated = await leadCalls.submit(stage().cms, { ...sample, request })
      expect(await calls.read(dated.reference)).toMatchObject({
        lead: dated.reference,
        stage: 'new',
        guests: 3,
        request: { adult: 2, children: 1, contactMethod: sample.contact.contactMethod },
        ...dates,
      })
      for (const without of [
        leadSample('landing', { request: { ...request, startDate: null, endDate: null } }),
        leadSample('listWithUs'),
      ]) {
        const { reference } = await leadCalls.submit(stage().cms, without)
        expect((await calls.list(`search=${reference}`)).total).toBe(0)
      }
    })

    it('is changed once by those who saw the same, in ways that are allowed', async () => {
      const { reference, documentId } = await arrive()
      const owner = { id: 7, name: 'Ana' }
      const move = { revision: 1, set: { stage: 'answered', owner } } as const
      expect((await calls.change(reference, { ...move, note: 'Called her.' })).status).toBe(200)
      expect((await calls.change(reference, move)).status).toBe(409)
      const byHand = { revision: 2, set: { stage: 'signed' } }
      expect(
        (await calls.send('PUT', `stays/${reference}`, { by: staff, note: null, ...byHand }))
          .status,
      ).toBe(400)
      const lost = { revision: 2, set: { stage: 'lost', lostReason: 'price' } } as const
      expect((await calls.change(reference, { ...lost, note: 'Too dear' })).status).toBe(200)
      expect(await calls.read(reference)).toMatchObject({
        stage: 'lost',
        lostReason: 'price',
        owner: 'Ana',
        ownerId: 7,
        events: [
          { kind: 'began' },
          { kind: 'moved', stage: 'answered', detail: 'Called her.', ...staff },
          { kind: 'assigned', detail: 'Ana' },
          { kind: 'moved', stage: 'lost', detail: 'price: Too dear' },
        ],
      })
      const { cms, editor } = stage()
      expect(await openInquiry(cms, editor, documentId)).toMatchObject({ stage: 'declined' })
    })

    it('tells in its log that it was lost for another reason, once', async () => {
      const { reference } = await arrive()
      const lose = (revision: number, lostReason: 'price' | 'dates') =>
        calls.change(reference, { revision, set: { stage: 'lost', lostReason } })
      expect((await lose(1, 'price')).status).toBe(200)
      expect((await lose(2, 'dates')).status).toBe(200)
      expect((await lose(3, 'dates')).status).toBe(200)
      const { lostReason, revision, events } = await calls.read(reference)
      expect({ lostReason, revision }).toEqual({ lostReason: 'dates', revision: 3 })
      expect(events.slice(1)).toMatchObject([
        { kind: 'moved', stage: 'lost', detail: 'price', ...staff },
        { kind: 'moved', stage: 'lost', detail: 'dates', ...staff },
      ])
    })

    it('is the same after a change that changes nothing, so that nobody else has to look again', async () => {
      const { reference } = await arrive()
      const take = { owner: { id: 7, name: 'Ana' }, followUpOn: '2032-01-02' }
      const change = (revision: number) => calls.change(reference, { revision, set: take })
      expect((await change(1)).status).toBe(200)
      expect((await change(2)).status).toBe(200)
      expect((await change(1)).status).toBe(409)
      const { revision, events } = await calls.read(reference)
      expect(revision).toBe(2)
      expect(events.map(({ kind }) => kind)).toEqual(['began', 'assigned', 'followUp'])
    })

    it('has the price that its guest saw until staff set other dates or another number of guests', async () => {
      const facts = { rental: null, ...dates, guests: 3 }
      const isCurrentAfter = async (change: object) => {
        const { reference } = await arrive()
        const { status } = await calls.change(reference, {
          revision: 1,
          set: { facts: { ...facts, ...change } },
        })
        expect(status).toBe(200)
        return (await calls.read(reference)).request?.isTotalCurrent
      }
      expect(await isCurrentAfter({})).toBe(true)
      expect(await isCurrentAfter({ endDate: '2032-03-09' })).toBe(false)
      expect(await isCurrentAfter({ guests: 4 })).toBe(false)
    })

    it('gets another name and contact of its guest, which its log tells, until it has a contract', async () => {
      const { reference } = await arrive()
      const guest = { guestName: 'Ixchel Xol', email: `${randomUUID()}@example.com`, phone: null }
      const set = { guest }
      expect((await calls.change(reference, { revision: 1, set })).status).toBe(200)
      expect((await calls.change(reference, { revision: 1, set })).status).toBe(409)
      const after = await calls.read(reference)
      expect(after).toMatchObject({ ...guest, revision: 2 })
      expect(after.events.at(-1)).toMatchObject({
        kind: 'guest',
        detail: `Ixchel Xol · ${guest.email}`,
        ...staff,
      })
      expect((await calls.list(`search=${guest.email}`)).total).toBe(1)
      const { status } = await calls.makeContract({ stay: reference })
      expect(status).toBe(201)
      const { revision } = await calls.read(reference)
      expect((await calls.change(reference, { revision, set })).status).toBe(409)
    })

    it('follows the stage of its inquiry in the panel, and is deleted with it', async () => {
      const { reference, documentId } = await arrive()
      const { editor } = stage()
      await editor.save(inquiry, documentId, { stage: 'contacted' })
      const followed = await calls.read(reference)
      expect(followed).toMatchObject({ stage: 'answered' })
      expect(followed.events.at(-1)?.actor).toMatch(/^staff: /)
      await editor.remove(inquiry, documentId, null)
      expect((await calls.list(`search=${reference}`)).total).toBe(0)
    })

    it('begins with a confirmation of the panel that belongs to none', async () => {
      const { editor } = stage()
      const noRequirement = `BK 2032/${randomUUID().slice(0, 6)}`
      const whole = { startDate: '2032-07-01', endDate: '2032-07-03', noPax: 2 }
      const details = [{ name: 'Casa Ñandú', ...whole }]
      const data = { noRequirement, guestName: randomUUID(), ...whole, details }
      expect(await editor.create(booking, data)).toMatchObject({ status: 201 })
      const reference = noRequirement.toUpperCase().replace(/[ /]/g, '-')
      const begun = await calls.read(reference)
      expect(begun).toMatchObject({ stage: 'accepted', inquiry: null })
      const read = await calls.send('GET', `booking-confirmations/${begun.booking}`)
      expect(await read.json()).toMatchObject({ data: { noRequirement, stay: reference } })
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'is closed to the token %s',
      async (token) => {
        const { reference } = await arrive()
        for (const path of ['stays', `stays/${reference}`, 'stay-events']) {
          const { status } = await calls.send('GET', path, undefined, token)
          expect(status, path).toBeGreaterThanOrEqual(401)
        }
      },
    )

    it('is not written in the panel, not even by an administrator, and nor is its log', async () => {
      const { editor } = stage()
      for (const uid of ['api::stay.stay', 'api::stay-event.stay-event']) {
        const { status } = await editor.create(uid, { reference: 'CS-FORGED' })
        expect(status, uid).toBeGreaterThanOrEqual(400)
      }
      expect((await calls.list('search=CS-FORGED')).total).toBe(0)
    })

    it('is stored together with its inquiry, or neither is', async () => {
      const { cms, editor } = stage()
      const sample = inquirySample()
      const rival = { reference: `S-${sample.reference}`, inquiry: sample.reference }
      await withDatabase(cms, (database) => database('stays').insert(rival))
      expect(await submit(cms, sample)).toMatchObject({ status: 500 })
      expect(await rowsOf(cms, editor, sample)).toHaveLength(0)
      await withDatabase(cms, (database) => database('stays').where(rival).delete())
      expect(await submit(cms, sample)).toMatchObject({ status: 201 })
    })
  })
}
