import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { guatemalaDay } from '../src/records/guatemala-day'
import { eventSample } from './contract-sample'
import { inquiry, openInquiry, rowsOf, submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { leadSample } from './lead-sample'
import { leadCalls } from './lead-calls'
import { withDatabase } from './open-database'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff, stayCalls } from './stay-calls'

const booking = 'api::booking-confirmation.booking-confirmation'

/** From an inquiry to its confirmation, one stay. */
export function describeStays(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  /** An inquiry whose guest nobody else is. */
  const arrive = async (startDate = '2032-03-04', endDate = '2032-03-08') => {
    const sample = inquirySample()
    const email = `${randomUUID()}@example.com`
    const whole = {
      ...sample,
      contact: { ...sample.contact, email, firstName: 'Ixchel', lastName: email.slice(0, 8) },
      stay: { ...sample.stay, startDate, endDate },
    }
    const { documentId, reference } = await submit(stage().cms, whole)
    return { documentId, reference, email, sample: whole }
  }
  const dates = { startDate: '2032-03-04', endDate: '2032-03-08' }

  describe('a stay', () => {
    it('begins with an inquiry, is called the same, and has what its guest asked for', async () => {
      const { reference, email, sample } = await arrive()
      expect(await calls.read(reference)).toMatchObject({
        ...{ reference, inquiry: reference, stage: 'new', email, phone: sample.contact.phone },
        ...{ rentalName: 'Casa Ñandú', guests: 3, language: 'es', ...dates, revision: 1 },
        receivedAt: sample.receivedAt,
        request: {
          ...{ total: sample.payment?.totalWithFee, currencyCode: 'USD', adult: 2 },
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
        ...{ rental: { ...rental, slug: 'domo', name: 'Domo Agua' }, stay, price, payment },
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
          ...{
            slug: 'domo',
            name: 'Domo Agua',
            pageUrl: rental.pageUrl,
            startDate,
            endDate,
            guests,
          },
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
        ...{ lead: dated.reference, stage: 'new', guests: 3, request: null, ...dates },
      })
      for (const without of [
        leadSample('landing', { request: { ...request, startDate: null, endDate: null } }),
        leadSample('listWithUs'),
      ]) {
        const { reference } = await leadCalls.submit(stage().cms, without)
        expect((await calls.list(`search=${reference}`)).total).toBe(0)
      }
    })

    it('moves on with contract and confirmation, which hold what is known', async () => {
      const { reference, email } = await arrive()
      const contract = { stay: reference, stage: 'draft', guestEmail: email }
      const made = await calls.makeContract(contract, { ...dates, fullName: 'Ixchel Xicay' })
      expect(made.status).toBe(201)
      expect(await calls.read(reference)).toMatchObject({ stage: 'new', contract: made.reference })
      await calls.changeContract(made.reference, { set: { stage: 'sent' } })
      expect(await calls.read(reference)).toMatchObject({ stage: 'contractSent' })
      await calls.sign(made.reference)
      const signed = await calls.read(reference)
      expect(signed).toMatchObject({ stage: 'signed', guestName: 'Ixchel Xicay' })

      const wanted = {
        ...{ revision: signed.revision, by: staff, notes: 'First payment $1,241' },
        checkin: { en: 'Check-in after lunch', es: 'Entrada después de comer' },
        ...{ checkInFrom: null, checkOutUntil: '10:30' },
      }
      const path = `stays/${reference}/booking`
      const answers = await Promise.all([
        calls.send('POST', path, wanted),
        calls.send('POST', path, wanted),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      const stay = await calls.read(reference)
      const confirmation = await calls.send('GET', `booking-confirmations/${stay.booking}`)
      expect(await confirmation.json()).toMatchObject({
        data: {
          ...{ noRequirement: reference, guestName: 'Ixchel Xicay', noPax: 3, language: 'es' },
          stay: reference,
          details: [
            {
              ...{ name: 'Casa Ñandú', ...dates, checkInFrom: null, checkOutUntil: '10:30' },
              checkinInstructions: { es: 'Entrada después de comer' },
            },
          ],
        },
      })
      const linkHash = randomUUID().replaceAll('-', '').repeat(2)
      const share = { stage: 'shared', linkNumber: 1, linkHash }
      await calls.send('PUT', `booking-confirmations/${stay.booking}`, {
        ...{ linkNumber: 0, set: share, by: staff },
      })
      const { events, stage: last } = await calls.read(reference)
      expect(last).toBe('confirmed')
      expect(events.map(({ kind, stage: to }) => to ?? kind)).toEqual([
        ...['new', 'contract', 'contractSent', 'signed', 'booking', 'confirmed'],
      ])
      expect(events.at(-1)).toMatchObject(staff)
    })

    it('holds what its guest asks on the page of the contract, and why they decline, and is due then', async () => {
      const guestEmail = `${randomUUID()}@guest.example`
      const { reference } = await calls.makeContract({ stage: 'sent', guestEmail })
      const said = (kind: 'asked' | 'declined', detail: string) => ({
        events: [{ ...eventSample(), kind, actor: 'guest', detail }],
      })
      expect(await calls.changeContract(reference, said('asked', 'Is there a cot?'))).toBe(200)
      const no = { set: { stage: 'declined' as const }, ...said('declined', 'Too late') }
      expect(await calls.changeContract(reference, no)).toBe(200)
      const { stage: last, followUpOn, events } = await calls.read(reference)
      expect([last, followUpOn]).toEqual(['contractSent', guatemalaDay(new Date())])
      expect(events.slice(-2)).toMatchObject([
        { kind: 'asked', actor: 'guest', detail: 'Is there a cot?' },
        { kind: 'declined', actor: 'guest', detail: 'Too late' },
      ])
      expect(await calls.changeContract(reference, { set: { stage: 'signed' } })).toBe(409)
      expect(await calls.changeContract(reference, { set: { stage: 'sent' } })).toBe(200)
    })

    it('has one contract, also when two people make one at the same time', async () => {
      const { reference } = await arrive()
      const make = () => calls.makeContract({ stay: reference })
      const answers = await Promise.all([make(), make(), make()])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect((await calls.makeContract({ stay: 'CS-NOTHERE' })).status).toBe(409)
    })

    it('gets no confirmation before its contract is signed', async () => {
      const { reference } = await arrive()
      const hours = { checkInFrom: '13:00', checkOutUntil: '10:00', checkin: null }
      const wanted = { revision: 1, by: staff, notes: 'n', ...hours }
      expect((await calls.send('POST', `stays/${reference}/booking`, wanted)).status).toBe(409)
    })

    it('is joined by a contract that names the same guest and dates, and by no other', async () => {
      const { reference, email } = await arrive('2032-05-01', '2032-05-04')
      const others = { startDate: '2032-05-02', endDate: '2032-05-04' }
      const other = await calls.makeContract({ guestEmail: email }, others)
      expect(await calls.read(other.reference)).toMatchObject({ stage: 'contractSent' })
      const same = { startDate: '2032-05-01', endDate: '2032-05-04' }
      // Anybody can send an inquiry in the name of a guest.
      const fullName = `Ixchel ${email.slice(0, 8)}`
      const named = await calls.makeContract({ guestEmail: null }, { ...same, fullName })
      expect(await calls.read(named.reference)).toMatchObject({ guestName: fullName, email: null })
      const joined = await calls.makeContract({ guestEmail: email.toUpperCase() }, same)
      expect(await calls.read(reference)).toMatchObject({ contract: joined.reference })
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
        ...{ stage: 'lost', lostReason: 'price', owner: 'Ana', ownerId: 7 },
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

    it('has the price that its guest saw until staff set other dates or another number of guests', async () => {
      const facts = { rental: null, ...dates, guests: 3 }
      const isCurrentAfter = async (change: object) => {
        const { reference } = await arrive()
        const { status } = await calls.change(reference, {
          ...{ revision: 1, set: { facts: { ...facts, ...change } } },
        })
        expect(status).toBe(200)
        return (await calls.read(reference)).request?.isTotalCurrent
      }
      expect(await isCurrentAfter({})).toBe(true)
      expect(await isCurrentAfter({ endDate: '2032-03-09' })).toBe(false)
      expect(await isCurrentAfter({ guests: 4 })).toBe(false)
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

    it('outlives its inquiry where a contract came of it', async () => {
      const { reference, documentId } = await arrive()
      await calls.makeContract({ stay: reference })
      await stage().editor.remove(inquiry, documentId, null)
      expect(await calls.read(reference)).toMatchObject({ inquiry: null, request: null })
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
