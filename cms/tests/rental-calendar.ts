import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  rentalCalendarSchema,
  reservationAnswerSchema,
  type NewReservation,
} from '../../content-types/rental-calendar'
import { calendarFeedUid } from '../src/calendar-feeds/calendar-feed-uid'
import { connect } from './entries'
import { offerCalls } from './offer-calls'
import { offerSample } from './offer-sample'
import { withDatabase } from './open-database'
import { publishRental, reservation } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff } from './stay-calls'

/** Nobody else of these tests has nights in this month. */
const [from, to] = ['2035-05-01', '2035-06-01']
const today = '2034-12-01'

/** The calendar of the staff: what it shows, and what is made and ended on it. */
export function describeRentalCalendar(stage: () => Stage): void {
  let calls: ReturnType<typeof offerCalls>
  beforeEach(() => {
    calls = offerCalls(stage().cms)
  })
  const publish = (slug: string, facts: object = {}) =>
    publishRental(stage().editor, stage().townId, slug, facts)
  const read = async (rental?: string) => {
    const query = new URLSearchParams({ from, to, ...(rental && { rental }) })
    const answer = await calls.send('GET', `desk/calendar?${query}`)
    return rentalCalendarSchema.parse(await answer.json()).data
  }
  const find = async (id: string) => {
    const answer = await calls.send('GET', `reservations/${id}`)
    return reservationAnswerSchema.parse(await answer.json()).data
  }
  const wanted = (rental: string, more: Partial<NewReservation> = {}): NewReservation => ({
    formKey: randomUUID(),
    by: staff,
    kind: 'block',
    rental,
    name: 'The roof',
    startDate: '2035-05-03',
    endDate: '2035-05-07',
    holdUntil: null,
    notes: null,
    ...more,
  })
  const make = async (values: NewReservation) => {
    const answer = await calls.send('POST', 'reservations', values)
    const made = answer.ok ? reservationAnswerSchema.parse(await answer.json()).data : null
    return { status: answer.status, made }
  }
  const end = async (id: string, updatedAt: string | undefined, day = today) =>
    (await calls.send('PUT', `reservations/${id}`, { by: staff, updatedAt, today: day })).status

  describe('the calendar of the staff', () => {
    it('shows each reservation of the window once, with its stay, its feed and blocked dates', async () => {
      const { editor, cms } = stage()
      const rental = await publish('calendar-all', {
        lockDates: [{ startDate: '2035-05-20', endDate: '2035-05-22' }],
      })
      await editor.publish('api::rental.rental', rental, { basePrice: 150 })
      const entry = (kind: string, startDate: string, endDate: string, more: object = {}) => ({
        name: `${kind} ${startDate}`,
        kind,
        startDate,
        endDate,
        rental: connect(rental),
        ...more,
      })
      // It touches the window from outside.
      await editor.create(reservation, entry('block', '2035-04-20', '2035-05-01'))
      await editor.create(reservation, entry('booking', '2035-06-01', '2035-06-04'))
      await editor.create(reservation, entry('booking', '2035-05-30', '2035-06-01'))
      const stay = await calls.arrive()
      const { reference } = await calls.makeContract(
        { stay: stay.reference },
        { rentalId: rental, startDate: '2035-05-10', endDate: '2035-05-14' },
      )
      await calls.sign(reference)
      const feed = await editor.create(calendarFeedUid, {
        name: 'Airbnb',
        url: 'https://calendars.example/a.ics',
        rental: connect(rental),
      })
      await withDatabase(cms, async (database) => {
        await database('reservations')
          .where({ name: 'booking 2035-05-30' })
          .update({ kind: 'import', feed: feed.documentId, closed: true })
      })
      const { spans, blocked } = await read(rental)
      expect(spans).toMatchObject([
        {
          kind: 'booking',
          startDate: '2035-05-10',
          endDate: '2035-05-14',
          contract: reference,
          stay: stay.reference,
          closed: false,
          rental: { id: rental, name: 'Casa Ñandú' },
        },
        {
          kind: 'import',
          startDate: '2035-05-30',
          endDate: '2035-06-01',
          closed: true,
          stay: null,
        },
      ])
      expect(blocked).toEqual([{ rental, startDate: '2035-05-20', endDate: '2035-05-22' }])
      expect((await read()).spans).toEqual(expect.arrayContaining(spans))
      expect(await find(spans[1]?.id ?? '')).toMatchObject({
        feed: { id: feed.documentId, name: 'Airbnb', problem: null, lastGoodAt: null },
      })
      expect(await find('nobody')).toBeNull()
    })

    it('leads from the hold of an offer to its stay', async () => {
      const rental = await publish('calendar-offer')
      const { reference: stay, revision } = await calls.arrive()
      const dates = { startDate: '2035-05-03', endDate: '2035-05-07' }
      const offer = offerSample({ reference: stay, revision }, [rental], dates)
      expect(await calls.make(offer)).toBe(200)
      const { spans } = await read(rental)
      expect(spans).toMatchObject([{ kind: 'hold', offer: offer.reference, stay }])
      const [span] = spans
      expect(span?.holdUntil).toBe(offer.validUntil)
      const held = await find(span?.id ?? '')
      expect(await end(span?.id ?? '', held?.updatedAt)).toBe(409)
    })

    it('takes a block and a hold at once, for visitors, too', async () => {
      const { listener } = stage()
      const rental = await publish('calendar-made')
      await listener.heard()
      const { status, made } = await make(wanted(rental, { notes: 'Two men come.' }))
      expect(status).toBe(201)
      expect(made).toMatchObject({
        kind: 'block',
        name: 'The roof',
        notes: 'Two men come.',
        madeBy: 'Ana',
        stay: null,
      })
      expect((await listener.heard()).map(({ documentId }) => documentId)).toEqual([rental])
      const holdUntil = new Date(Date.now() + 3_600_000).toISOString()
      const dates = { startDate: '2035-05-07', endDate: '2035-05-09' }
      expect(await make(wanted(rental, { kind: 'hold', holdUntil, ...dates }))).toMatchObject({
        status: 201,
        made: { kind: 'hold', holdUntil },
      })
      expect(await calls.lockDates(rental)).toEqual([
        { startDate: '2035-05-03', endDate: '2035-05-08' },
      ])
    })

    it('gives the same nights to one of several people, and the same form once', async () => {
      const rental = await publish('calendar-race')
      const answers = await Promise.all([1, 2, 3].map(() => make(wanted(rental))))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      const form = wanted(rental, { startDate: '2035-05-07', endDate: '2035-05-09' })
      const clicks = await Promise.all([make(form), make(form)])
      expect(clicks.map(({ status }) => status)).toEqual([201, 201])
      expect((await make(form)).made?.id).toBe(clicks[0]?.made?.id)
      expect((await read(rental)).spans).toHaveLength(2)
    })

    it('holds no blocked dates, and nothing of a rental that is gone', async () => {
      const rental = await publish('calendar-locked', {
        lockDates: [{ startDate: '2035-05-04', endDate: '2035-05-04' }],
      })
      const holdUntil = new Date(Date.now() + 3_600_000).toISOString()
      expect((await make(wanted(rental, { kind: 'hold', holdUntil }))).status).toBe(409)
      expect((await make(wanted('gone'))).status).toBe(409)
      expect((await read(rental)).spans).toEqual([])
    })

    it('ends a block once, and keeps the nights that have passed', async () => {
      const rental = await publish('calendar-ended')
      const { made } = await make(wanted(rental))
      const id = made?.id ?? ''
      const ends = await Promise.all([end(id, made?.updatedAt), end(id, made?.updatedAt)])
      expect(ends.sort()).toEqual([200, 404])
      expect(await find(id)).toBeNull()
      const running = await make(wanted(rental))
      const second = running.made?.id ?? ''
      expect(await end(second, running.made?.updatedAt, '2035-05-05')).toBe(200)
      expect(await find(second)).toMatchObject({ endDate: '2035-05-05' })
      expect(await end(second, running.made?.updatedAt, '2035-05-04')).toBe(409)
      expect(await end(second, (await find(second))?.updatedAt, '2035-05-05')).toBe(409)
      expect(await calls.lockDates(rental)).toEqual([
        { startDate: '2035-05-03', endDate: '2035-05-04' },
      ])
    })

    it('ends a hold now, and leaves alone what was changed in the panel meanwhile', async () => {
      const rental = await publish('calendar-hold-ended')
      const holdUntil = new Date(Date.now() + 3_600_000).toISOString()
      const { made } = await make(wanted(rental, { kind: 'hold', holdUntil }))
      const id = made?.id ?? ''
      await stage().editor.save(reservation, id, { notes: 'They called.' })
      expect(await end(id, made?.updatedAt)).toBe(409)
      expect((await read(rental)).spans).toHaveLength(1)
      expect(await end(id, (await find(id))?.updatedAt)).toBe(200)
      expect(await read(rental)).toEqual({ spans: [], blocked: [] })
      expect(await calls.lockDates(rental)).toEqual([])
      expect(await end(id, (await find(id))?.updatedAt)).toBe(409)
    })

    it.each<Partial<NewReservation>>([
      { startDate: '2035-05-07' },
      { endDate: '2035-02-30' },
      { name: '' },
      { name: 'a\nb' },
      { kind: 'hold' },
      { kind: 'hold', holdUntil: '2026-01-01T00:00:00.000Z' },
      { endDate: '2055-05-07' },
    ])('refuses what is none: %o', async (more) => {
      const rental = await publish(`calendar-wrong-${randomUUID().slice(0, 8)}`)
      expect((await make(wanted(rental, more))).status).toBe(400)
      expect(await calls.lockDates(rental)).toEqual([])
    })

    it('refuses a window that it does not know', async () => {
      const queries = ['', 'from=2035-05-01', 'from=2035-05-01&to=2035-05-01', 'from=x&to=y']
      for (const query of queries) {
        expect((await calls.send('GET', `desk/calendar?${query}`)).status, query).toBe(400)
      }
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'is closed to the token %s',
      async (token) => {
        const form = wanted('any')
        const asked = [
          ['GET', `desk/calendar?from=${from}&to=${to}`],
          ['GET', 'reservations/any'],
          ['POST', 'reservations', form],
          ['PUT', 'reservations/any', { by: staff, updatedAt: new Date().toISOString(), today }],
          ['POST', 'stays', {}],
        ] as const
        for (const [method, path, body] of asked) {
          const { status } = await calls.send(method, path, body, token)
          expect(status, path).toBeGreaterThanOrEqual(401)
          expect(status, path).toBeLessThanOrEqual(403)
        }
      },
    )
  })
}
