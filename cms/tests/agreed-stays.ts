import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { todaySchema } from '../../content-types/desk'
import { agreedStaysSchema, type AgreedStaysPage } from '../../content-types/agreed-stay'
import { withDatabase } from './open-database'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { datesAhead, agreedStayCalls, system } from './agreed-stay-calls'
import { contractSample, eventSample, signedSample } from './contract-sample'
import { staff } from './stay-calls'

/** From the signature to the keys: what the site asks about money and arrival, and what it writes down. */
export function describeAgreedStays(stage: () => Stage): void {
  let calls: ReturnType<typeof agreedStayCalls>
  beforeEach(() => {
    calls = agreedStayCalls(stage())
  })

  describe('a stay ahead', () => {
    it('has what was agreed on and paid, and the days that its rental sets', async () => {
      const rentalId = await calls.publish({ instructionsDaysBefore: 5 })
      const { reference, booking, guestEmail } = await calls.confirm(rentalId)
      expect(await calls.ahead(reference)).toMatchObject({
        email: guestEmail,
        stage: 'signed',
        remindersOff: false,
        reminded: [],
        payments: [],
        agreement: {
          stage: 'signed',
          signedAt: '2026-11-22T10:00:00.000Z',
          reservation: { rentalId },
        },
        confirmation: {
          documentId: booking,
          stage: 'draft',
          rentalIds: [rentalId],
          releaseDays: 5,
          releasedAt: null,
          instructionsReleased: false,
          isReleaseMailed: false,
          startDate: datesAhead.startDate,
        },
      })
      const { revision } = await calls.read(reference)
      const payment = {
        reference: `P-${randomUUID().slice(0, 8).toUpperCase()}`,
        cents: 100,
        currency: 'USD',
        countsCents: 100,
        day: '2026-11-21',
        way: 'cash',
        note: null,
        receiptNumber: null,
        language: 'es',
      }
      await calls.send('PUT', `stays/${reference}/payment`, {
        do: 'note',
        by: staff,
        payment,
        revision,
      })
      expect(await calls.ahead(reference)).toMatchObject({
        payments: [{ reference: payment.reference, countsCents: 100, cancelledAt: null }],
      })
      expect(await calls.ahead(reference, '2035-03-09')).toBeNull()
    })

    it('owes what its latest version says, from the signature of that on', async () => {
      const { reference } = await calls.confirm(await calls.publish())
      const signed_at = Date.parse('2026-12-20T16:00:00.000Z')
      await withDatabase(stage().cms, async (database) => {
        const [first] = await database('contract_versions').where({ reference })
        const { id: _, document_id: __, ...version } = first
        const [hash, pdf_hash] = [1, 2].map(() => randomBytes(32).toString('hex'))
        const next = { ...version, version: 2, hash, pdf_hash, signed_at }
        await database('contract_versions').insert(next)
      })
      for (const stay of [await calls.ahead(reference), await calls.read(reference)]) {
        expect(stay?.agreement?.signedAt).toBe('2026-12-20T16:00:00.000Z')
      }
    })

    it('stays ahead and on Today while its signed contract is sent again', async () => {
      const rentalId = await calls.publish()
      const { reference } = await calls.makeContract(
        { guestEmail: null },
        { ...datesAhead, rentalId },
      )
      await calls.sign(reference)
      const again = { stage: 'sent' as const, version: 2 }
      expect(await calls.changeContract(reference, { set: again })).toBe(200)
      expect(await calls.ahead(reference)).toMatchObject({
        stage: 'contractSent',
        agreement: { stage: 'sent', signedAt: '2026-11-22T10:00:00.000Z' },
      })
      const day = await calls.send('GET', `desk/today?today=${datesAhead.startDate}`)
      const { arrivals, departures } = todaySchema.parse(await day.json()).data
      for (const { rows } of [arrivals, departures]) {
        expect(rows.map((row) => row.reference)).toContain(reference)
      }
    })

    it('owes nothing of a version that was withdrawn before its contract was sent again', async () => {
      const rentalId = await calls.publish()
      const { reference } = await calls.confirm(rentalId)
      const stay = await calls.read(reference)
      const contract = stay.contract ?? ''
      const reservation = { ...contractSample().reservation, ...datesAhead, rentalId }
      const signed = {
        ...signedSample(2),
        content: JSON.stringify({ reservation: { ...reservation, fullPayment: 1600 } }),
      }
      const set = { version: 2, stage: 'signed' as const }
      expect(await calls.changeContract(contract, { set, signed })).toBe(200)
      const again = { version: 3, stage: 'sent' as const, reservation }
      expect(await calls.changeContract(contract, { set: again })).toBe(200)
      expect((await calls.read(reference)).agreement).toMatchObject({
        signedAt: signed.signedAt,
        reservation: { fullPayment: 1600 },
      })
      const withdrawn = {
        ...eventSample(),
        kind: 'revoked' as const,
        at: '2026-11-23T10:00:00.000Z',
      }
      const revoke = { set: { stage: 'revoked' as const }, events: [withdrawn] }
      expect(await calls.changeContract(contract, revoke)).toBe(200)
      expect(await calls.changeContract(contract, { set: { ...again, version: 4 } })).toBe(200)
      expect((await calls.read(reference)).agreement).toMatchObject({
        stage: 'sent',
        signedAt: null,
        reservation: { fullPayment: reservation.fullPayment },
      })
      expect(await calls.ahead(reference)).toBeNull()
    })

    it('keeps dates and guests of a newly signed contract when its older confirmation is shared', async () => {
      const { reference, booking } = await calls.confirm(await calls.publish())
      const stay = await calls.read(reference)
      const moved = { startDate: '2035-03-05', endDate: '2035-03-09', totalGuests: 2 }
      const reservation = stay.agreement && { ...stay.agreement.reservation, ...moved }
      if (!reservation) throw new Error('The stay has no contract')
      const again = { stage: 'sent' as const, version: 2, reservation }
      expect(await calls.changeContract(stay.contract ?? '', { set: again })).toBe(200)
      await calls.share(booking)
      const { guests, ...read } = await calls.read(reference)
      expect({ guests, startDate: read.startDate, endDate: read.endDate }).toEqual({
        guests: 2,
        startDate: '2035-03-05',
        endDate: '2035-03-09',
      })
      expect((await calls.ahead(reference))?.confirmation).toMatchObject(datesAhead)
    })

    it('is one of some hundreds in an answer that tells where the next begins', async () => {
      const received = { received_at: Date.now(), stage_since: Date.now(), revision: 1 }
      const whole = { ...received, stage: 'signed', language: 'es', end_date: '2099-01-04' }
      const references = Array.from({ length: 501 }, (_, index) => `CS-AHEAD${index}`)
      const rows = references.map((reference) => ({ ...whole, reference, guest_name: 'Ana' }))
      const found: string[] = []
      try {
        await withDatabase(stage().cms, (database) => database.batchInsert('stays', rows, 50))
        let after: number | null = 0
        while (after !== null) {
          const answer = await calls.send('GET', `stays-ahead?from=2099-01-01&after=${after}`)
          const page: AgreedStaysPage = agreedStaysSchema.parse(await answer.json())
          found.push(...page.data.map(({ reference }) => reference))
          after = page.next
        }
      } finally {
        await withDatabase(stage().cms, (database) =>
          database('stays').where({ end_date: '2099-01-04' }).delete(),
        )
      }
      expect(found).toEqual(references)
    })

    it('is none before the signature, and none once it is cancelled', async () => {
      const rentalId = await calls.publish()
      const made = await calls.makeContract({ guestEmail: null }, { ...datesAhead, rentalId })
      expect(await calls.ahead(made.reference)).toBeNull()
      await calls.sign(made.reference)
      expect(await calls.ahead(made.reference)).toMatchObject({ confirmation: null })
      const { revision } = await calls.read(made.reference)
      await calls.change(made.reference, { revision, set: { stage: 'cancelled' } })
      expect(await calls.ahead(made.reference)).toBeNull()
    })

    it('is released by hand where one of its rentals sets no days', async () => {
      const { reference } = await calls.confirm(await calls.publish())
      expect((await calls.ahead(reference))?.confirmation).toMatchObject({ releaseDays: null })
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'is closed to the token %s',
      async (token) => {
        const asked = [
          await calls.send('GET', 'stays-ahead?from=2035-01-01', undefined, token),
          await calls.send('PUT', 'stays/CS-X/reminder', {}, token),
          await calls.send('PUT', 'booking-confirmations/x/release', {}, token),
        ]
        for (const { status, url } of asked) expect(status, url).toBeGreaterThanOrEqual(401)
      },
    )
  })

  describe('a reminder of a payment', () => {
    const remind = (reference: string, more: object = {}) =>
      calls.send('PUT', `stays/${reference}/reminder`, {
        by: system,
        reminder: 'firstSoon',
        dueDay: '2035-02-02',
        ...more,
      })

    it('stands in the log once, also where two nodes write it at once', async () => {
      const { reference } = await calls.confirm(await calls.publish())
      const answers = await Promise.all([1, 2, 3].map(() => remind(reference)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      await remind(reference, { reminder: 'firstOverdue' })
      const lines = await calls.events(reference, 'paymentReminded')
      const written = ['firstSoon 2035-02-02', 'firstOverdue 2035-02-02']
      expect(lines.map(({ detail }) => detail)).toEqual(written)
      expect((await calls.ahead(reference))?.reminded).toEqual(written)
      expect((await remind('CS-NOTHERE')).status).toBe(404)
      expect((await remind(reference, { reminder: 'made-up' })).status).toBe(400)
    })

    it('is switched off for a stay, by whoever saw its present state', async () => {
      const { reference } = await calls.confirm(await calls.publish())
      const { revision } = await calls.read(reference)
      const set = { remindersOff: true }
      expect((await calls.change(reference, { revision, set })).status).toBe(200)
      expect((await calls.change(reference, { revision, set })).status).toBe(409)
      expect(await calls.ahead(reference)).toMatchObject({ remindersOff: true })
      expect(await calls.events(reference, 'reminders')).toMatchObject([
        { detail: 'off', ...staff },
      ])
    })
  })
}
