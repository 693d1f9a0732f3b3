import { beforeEach, describe, expect, it } from 'vitest'
import { calendarFeedUid } from '../src/calendar-feeds/calendar-feed-uid'
import { calendarCalls, month, newBlock, today } from './calendar-calls'
import { connect } from './entries'
import { offerSample } from './offer-sample'
import { withDatabase } from './open-database'
import { reservation } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff } from './stay-calls'

/** The calendar of the staff: what it shows, and to whom. */
export function describeRentalCalendar(stage: () => Stage): void {
  let calls: ReturnType<typeof calendarCalls>
  beforeEach(() => {
    calls = calendarCalls(stage())
  })

  describe('the calendar of the staff', () => {
    it('shows each reservation of the window once, with its stay, its feed and blocked dates', async () => {
      const { editor, cms } = stage()
      const rental = await calls.publish('calendar-all', {
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
      const { spans, blocked } = await calls.readMonth(rental)
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
      expect((await calls.readMonth()).spans).toEqual(expect.arrayContaining(spans))
      expect(await calls.findReservation(spans[1]?.id ?? '')).toMatchObject({
        feed: { id: feed.documentId, name: 'Airbnb', problem: null, lastGoodAt: null },
      })
      expect(await calls.findReservation('nobody')).toBeNull()
    })

    it('leads from the hold of an offer to its stay', async () => {
      const rental = await calls.publish('calendar-offer')
      const { reference: stay, revision } = await calls.arrive()
      const dates = { startDate: '2035-05-03', endDate: '2035-05-07' }
      const offer = offerSample({ reference: stay, revision }, [rental], dates)
      expect(await calls.make(offer)).toBe(200)
      const { spans } = await calls.readMonth(rental)
      expect(spans).toMatchObject([{ kind: 'hold', offer: offer.reference, stay }])
      const [span] = spans
      expect(span?.holdUntil).toBe(offer.validUntil)
      const held = await calls.findReservation(span?.id ?? '')
      expect(await calls.end(span?.id ?? '', held?.updatedAt)).toBe(409)
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
        const form = newBlock('any')
        const asked = [
          ['GET', `desk/calendar?${new URLSearchParams(month)}`],
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
