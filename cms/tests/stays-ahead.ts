import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingConfirmationAnswerSchema } from '../../content-types/booking-confirmation'
import {
  reportedContractsSchema,
  reportedNightsSchema,
  type ReportedNights,
} from '../../content-types/report'
import { staysAheadSchema, type StaysAheadPage } from '../../content-types/stay-ahead'
import { connect } from './entries'
import { withDatabase } from './open-database'
import { publishRental, reservation } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff, stayCalls } from './stay-calls'

const system = { actor: 'system', address: '' }
const dates = { startDate: '2035-03-04', endDate: '2035-03-08' }

/** From the signature to the keys: what the site asks about money and arrival, and what it writes down. */
export function describeStaysAhead(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })

  const publish = (facts: object = {}) =>
    publishRental(stage().editor, stage().townId, `ahead-${randomUUID().slice(0, 8)}`, facts)
  const ahead = async (reference: string, from = '2035-03-01') => {
    const answer = await calls.send('GET', `stays-ahead?${new URLSearchParams({ from })}`)
    const { data } = staysAheadSchema.parse(await answer.json())
    return data.find((stay) => stay.reference === reference) ?? null
  }
  const events = async (reference: string, kind: string) =>
    (await calls.read(reference)).events.filter((event) => event.kind === kind)

  /** A stay whose contract is signed and whose confirmation is shared with its guest. */
  async function confirm(rentalId: string) {
    const guestEmail = `${randomUUID()}@example.com`
    const fullName = `Ana Xicará ${guestEmail.slice(0, 8)}`
    const more = { ...dates, rentalId, fullName }
    const { reference } = await calls.makeContract({ guestEmail }, more)
    await calls.sign(reference)
    const { revision } = await calls.read(reference)
    const made = await calls.send('POST', `stays/${reference}/booking`, {
      ...{ revision, by: staff, notes: 'For the team' },
      ...{ checkInFrom: '15:00', checkOutUntil: '11:00', checkin: null },
    })
    expect(made.status).toBe(201)
    const booking = (await calls.read(reference)).booking ?? ''
    return { reference, booking, guestEmail }
  }
  const share = (booking: string) =>
    calls.send('PUT', `booking-confirmations/${booking}`, {
      ...{ linkNumber: 0, by: staff },
      set: { stage: 'shared', linkNumber: 1, linkHash: randomBytes(32).toString('hex') },
    })
  const release = (booking: string, isMailed = false) =>
    calls.send('PUT', `booking-confirmations/${booking}/release`, { by: system, isMailed })
  const readBooking = async (booking: string) => {
    const answer = await calls.send('GET', `booking-confirmations/${booking}`)
    return bookingConfirmationAnswerSchema.parse(await answer.json()).data
  }

  describe('a stay ahead', () => {
    it('has what was agreed on and paid, and the days that its rental sets', async () => {
      const { reference, booking, guestEmail } = await confirm(
        await publish({ instructionsDaysBefore: 5 }),
      )
      expect(await ahead(reference)).toMatchObject({
        ...{ email: guestEmail, stage: 'signed', remindersOff: false, reminded: [], payments: [] },
        agreement: { stage: 'signed', signedAt: '2026-11-22T10:00:00.000Z' },
        confirmation: {
          ...{ documentId: booking, stage: 'draft', releaseDays: 5, releasedAt: null },
          ...{ instructionsReleased: false, isReleaseMailed: false, startDate: dates.startDate },
        },
      })
      const { revision } = await calls.read(reference)
      const payment = {
        ...{
          reference: `P-${randomUUID().slice(0, 8).toUpperCase()}`,
          cents: 100,
          currency: 'USD',
        },
        ...{ countsCents: 100, day: '2026-11-21', way: 'cash', note: null, receiptNumber: null },
        language: 'es',
      }
      await calls.send('PUT', `stays/${reference}/payment`, {
        ...{ do: 'note', by: staff, payment, revision },
      })
      expect(await ahead(reference)).toMatchObject({
        payments: [{ reference: payment.reference, countsCents: 100, cancelledAt: null }],
      })
      expect(await ahead(reference, '2035-03-09')).toBeNull()
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
          const page: StaysAheadPage = staysAheadSchema.parse(await answer.json())
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
      const rentalId = await publish()
      const made = await calls.makeContract({ guestEmail: null }, { ...dates, rentalId })
      expect(await ahead(made.reference)).toBeNull()
      await calls.sign(made.reference)
      expect(await ahead(made.reference)).toMatchObject({ confirmation: null })
      const { revision } = await calls.read(made.reference)
      await calls.change(made.reference, { revision, set: { stage: 'cancelled' } })
      expect(await ahead(made.reference)).toBeNull()
    })

    it('is released by hand where one of its rentals sets no days', async () => {
      const { reference } = await confirm(await publish())
      expect((await ahead(reference))?.confirmation).toMatchObject({ releaseDays: null })
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'is closed to the token %s',
      async (token) => {
        const asked = [
          await calls.send('GET', 'stays-ahead?from=2035-01-01', undefined, token),
          await calls.send('PUT', 'stays/CS-X/reminder', {}, token),
          await calls.send('PUT', 'booking-confirmations/x/release', {}, token),
          await calls.send('GET', 'reports/nights?from=2035-01-01&to=2035-01-02', undefined, token),
          await calls.send(
            'GET',
            'reports/contracts?from=2035-01-01&to=2035-01-02',
            undefined,
            token,
          ),
        ]
        for (const { status, url } of asked) expect(status, url).toBeGreaterThanOrEqual(401)
      },
    )
  })

  describe('arrival instructions', () => {
    it('are released once, with one line in the log, also where two nodes ask at once', async () => {
      const { reference, booking } = await confirm(await publish({ instructionsDaysBefore: 3 }))
      expect((await release(booking)).status).toBe(409)
      expect((await readBooking(booking))?.instructionsReleased).toBe(false)
      await share(booking)
      const answers = await Promise.all([release(booking), release(booking)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await readBooking(booking))?.instructionsReleased).toBe(true)
      expect(await events(reference, 'released')).toMatchObject([
        { actor: 'system', detail: 'mailed' },
      ])
      expect((await ahead(reference))?.confirmation).toMatchObject({ isReleaseMailed: false })
      expect((await release(booking, true)).status).toBe(200)
      expect((await ahead(reference))?.confirmation).toMatchObject({ isReleaseMailed: true })
    })

    it('that staff hold afterwards stay held', async () => {
      const { booking } = await confirm(await publish({ instructionsDaysBefore: 3 }))
      await share(booking)
      await release(booking)
      const hold = { linkNumber: 1, by: staff, set: { instructionsReleased: false } }
      await calls.send('PUT', `booking-confirmations/${booking}`, hold)
      expect((await release(booking)).status).toBe(409)
      expect((await readBooking(booking))?.instructionsReleased).toBe(false)
    })

    it('of a cancelled stay, or of none, stay held', async () => {
      const { reference, booking } = await confirm(await publish({ instructionsDaysBefore: 3 }))
      await share(booking)
      const { revision } = await calls.read(reference)
      await calls.change(reference, { revision, set: { stage: 'cancelled' } })
      expect((await release(booking)).status).toBe(409)
      expect((await release(booking, true)).status).toBe(409)
      expect((await readBooking(booking))?.instructionsReleased).toBe(false)
      expect((await release('none-of-ours')).status).toBe(404)
    })
  })

  describe('a reminder of a payment', () => {
    const remind = (reference: string, more: object = {}) =>
      calls.send('PUT', `stays/${reference}/reminder`, {
        ...{ by: system, reminder: 'restSoon', dueDay: '2035-02-02', ...more },
      })

    it('stands in the log once, also where two nodes write it at once', async () => {
      const { reference } = await confirm(await publish())
      const answers = await Promise.all([1, 2, 3].map(() => remind(reference)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      await remind(reference, { reminder: 'restOverdue' })
      const lines = await events(reference, 'paymentReminded')
      const written = ['restSoon 2035-02-02', 'restOverdue 2035-02-02']
      expect(lines.map(({ detail }) => detail)).toEqual(written)
      expect((await ahead(reference))?.reminded).toEqual(written)
      expect((await remind('CS-NOTHERE')).status).toBe(404)
      expect((await remind(reference, { reminder: 'made-up' })).status).toBe(400)
    })

    it('is switched off for a stay, by whoever saw its present state', async () => {
      const { reference } = await confirm(await publish())
      const { revision } = await calls.read(reference)
      const set = { remindersOff: true }
      expect((await calls.change(reference, { revision, set })).status).toBe(200)
      expect((await calls.change(reference, { revision, set })).status).toBe(409)
      expect(await ahead(reference)).toMatchObject({ remindersOff: true })
      expect(await events(reference, 'reminders')).toMatchObject([{ detail: 'off', ...staff }])
    })
  })

  describe('a report', () => {
    const days = new URLSearchParams({ from: '2035-05-01', to: '2035-05-31' })

    it('has the nights of a rental that were booked or blocked, and no hold', async () => {
      const locked = { startDate: '2035-05-20', endDate: '2035-05-21' }
      const rental = await publish({ listedOn: '2030-01-01', lockDates: [locked] })
      const elsewhere = await publish({ calendar: 'kept_elsewhere' })
      const add = (kind: string, startDate: string, endDate: string, more: object = {}) =>
        stage().editor.create(reservation, {
          ...{ name: 'Familia Xicay', kind, startDate, endDate, rental: connect(rental), ...more },
        })
      await add('booking', '2035-04-28', '2035-05-03')
      await add('block', '2035-05-10', '2035-05-12')
      await add('hold', '2035-05-15', '2035-05-17', { holdUntil: '2035-05-01T12:00:00.000Z' })
      const imported = await add('booking', '2035-05-25', '2035-05-27')
      await withDatabase(stage().cms, (database) =>
        database('reservations')
          .where({ document_id: imported.documentId })
          .update({ kind: 'import', closed: false }),
      )
      const answer = await calls.send('GET', `reports/nights?${days}`)
      const text = await answer.text()
      expect(text).not.toContain('Xicay')
      const { data }: { data: ReportedNights } = reportedNightsSchema.parse(JSON.parse(text))
      expect(data.rentals.find(({ id }) => id === rental)).toEqual({
        ...{ id: rental, townId: stage().townId, from: '2030-01-01', locked: [locked] },
      })
      expect(data.rentals.find(({ id }) => id === elsewhere)).toBeUndefined()
      const taken = data.taken.filter((range) => range.rental === rental)
      expect(taken.map(({ kind, startDate, endDate }) => [kind, startDate, endDate])).toEqual([
        ['booking', '2035-05-01', '2035-05-02'],
        ['block', '2035-05-10', '2035-05-11'],
        ['elsewhere', '2035-05-25', '2035-05-26'],
      ])
    })

    it('has the price of contracts by their first signature, without those that were withdrawn', async () => {
      const cents = 100 + Math.floor(Math.random() * 1_000_000)
      const signed = async (currency: '$' | 'Q') => {
        const money = { fullPayment: cents / 100, currency, ...dates }
        const { reference } = await calls.makeContract({}, money)
        await calls.sign(reference)
        return reference
      }
      const [first, second] = [await signed('$'), await signed('Q')]
      const found = async (from: string, to: string) => {
        const query = new URLSearchParams({ from, to })
        const answer = await calls.send('GET', `reports/contracts?${query}`)
        const text = await answer.text()
        for (const secret of [first, second]) expect(text).not.toContain(secret)
        const { data } = reportedContractsSchema.parse(JSON.parse(text))
        return data.filter((contract) => contract.cents === cents).map(({ currency }) => currency)
      }
      expect(await found('2026-11-22', '2026-11-22')).toEqual(['USD', 'GTQ'])
      expect(await found('2026-11-23', '2026-12-31')).toEqual([])
      // Withdrawing it begins with sending it anew.
      expect(await calls.changeContract(second, { set: { stage: 'sent' } })).toBe(200)
      expect(await found('2026-11-22', '2026-11-22')).toEqual(['USD'])
    })
  })

  it('an offer that ends within two days stands on Today', async () => {
    const soon = Date.now() + 40 * 60 * 60 * 1000
    const row = {
      ...{ document_id: randomUUID(), stay: 'CS-AHEAD1', guest_name: 'Ana', stage: 'open' },
      houses: JSON.stringify([{ rentalId: 'r', name: 'Casa Jade', lines: [], total: 1 }]),
    }
    const references = ['O-AHEAD1', 'O-AHEAD2']
    await withDatabase(stage().cms, async (database) => {
      await database('offers').insert({ ...row, reference: references[0], valid_until: soon })
      const later = { document_id: randomUUID(), valid_until: soon + 10 * 60 * 60 * 1000 }
      await database('offers').insert({ ...row, reference: references[1], ...later })
    })
    const answer = await calls.send('GET', 'desk/today?today=2035-01-01')
    const { data } = (await answer.json()) as {
      data: { offers: { rows: { reference: string }[] } }
    }
    const shown = data.offers.rows.filter(({ reference }) => references.includes(reference))
    expect(shown).toMatchObject([
      { reference: references[0], stay: 'CS-AHEAD1', houses: [{ name: 'Casa Jade' }] },
    ])
    await withDatabase(stage().cms, (database) =>
      database('offers').whereIn('reference', references).delete(),
    )
  })
}
