import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingConfirmationAnswerSchema } from '../../content-types/booking-confirmation'
import { staysAheadSchema, type StaysAheadPage } from '../../content-types/stay-ahead'
import { readAsSite } from './editor'
import { withDatabase } from './open-database'
import { publishRental } from './reservations'
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
      revision,
      by: staff,
      notes: 'For the team',
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      checkin: null,
    })
    expect(made.status).toBe(201)
    const booking = (await calls.read(reference)).booking ?? ''
    return { reference, booking, guestEmail }
  }
  const share = (booking: string) =>
    calls.send('PUT', `booking-confirmations/${booking}`, {
      linkNumber: 0,
      by: staff,
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
        email: guestEmail,
        stage: 'signed',
        remindersOff: false,
        reminded: [],
        payments: [],
        agreement: { stage: 'signed', signedAt: '2026-11-22T10:00:00.000Z' },
        confirmation: {
          documentId: booking,
          stage: 'draft',
          releaseDays: 5,
          releasedAt: null,
          instructionsReleased: false,
          isReleaseMailed: false,
          startDate: dates.startDate,
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
        ]
        for (const { status, url } of asked) expect(status, url).toBeGreaterThanOrEqual(401)
      },
    )
  })

  describe('arrival instructions', () => {
    it('begin with those of the published rental, which its visitors never get', async () => {
      const arrivalInstructions = `The gate with the number ${randomUUID()}`
      const rentalId = await publish({ arrivalInstructions })
      await stage().editor.save('api::rental.rental', rentalId, { arrivalInstructions: 'Draft' })
      const { booking } = await confirm(rentalId)
      const [place] = (await readBooking(booking))?.details ?? []
      expect(place?.arrivalInstructions).toEqual({ en: arrivalInstructions, es: '' })
      const shown = JSON.stringify(await readAsSite(stage().cms, `catalogue/rentals/${rentalId}`))
      expect(shown).toContain(rentalId)
      expect(shown).not.toContain('The gate')
    })

    it('come with the address of the published rental, which stays and confirmations alone have', async () => {
      const address = `4a calle ${randomUUID()}`
      const rentalId = await publish({ address })
      const { booking, reference } = await confirm(rentalId)
      expect((await readBooking(booking))?.details[0]?.address).toBe(address)
      expect((await calls.read(reference)).rentalAddress).toBe(address)
      const everywhere = [
        await readAsSite(stage().cms, `catalogue/rentals/${rentalId}`),
        // A page begins with the id that follows.
        await readAsSite(stage().cms, `catalogue/rentals?after=${rentalId.slice(0, -1)}`),
      ]
      for (const shown of everywhere) {
        expect(JSON.stringify(shown)).toContain(rentalId)
        expect(JSON.stringify(shown)).not.toContain(address)
      }
    })

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
        by: system,
        reminder: 'restSoon',
        dueDay: '2035-02-02',
        ...more,
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
}
