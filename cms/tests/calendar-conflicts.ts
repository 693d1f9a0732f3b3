import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { StayDates } from '../../content-types/nights'
import { reportedNightsSchema } from '../../content-types/report'
import { calendarCalls } from './calendar-calls'
import { connect } from './entries'
import { withDatabase } from './open-database'
import { reservation } from './reservations'
import type { Stage } from './stage'
import { calendarFeedCalls } from './calendar-feed-calls'

/** Nights of linked calendars that our own reservations want, too. */
export function describeCalendarConflicts(stage: () => Stage): void {
  const { another, ask, exported, link, lockDates, read, save, stay, stored } =
    calendarFeedCalls(stage)

  describe('linked calendars', () => {
    it('tell a conflict with a booking, leave it its nights, and take them when it is gone', async () => {
      const { editor } = stage()
      const linked = await link()
      const booking = await editor.create(reservation, {
        name: 'Familia Xicay',
        kind: 'booking',
        rental: connect(linked.rentalId),
        startDate: '2031-02-04',
        endDate: '2031-02-05',
      })
      expect(await read(linked, stay('2031-02-03', '2031-02-06'))).toBe(1)
      expect((await stored(linked.feed)).conflicts).toBe(
        '2031-02-03 – 2031-02-06 ≠ "Familia Xicay" 2031-02-04 – 2031-02-05',
      )
      await editor.save(reservation, booking.documentId, { endDate: '2031-02-06' })
      await editor.remove(reservation, booking.documentId, null)
      await save(linked.feed, { outcome: 'unchanged', url: linked.url })
      expect((await stored(linked.feed)).conflicts).toBeNull()
      expect(await lockDates(linked.rentalId)).toEqual([
        { startDate: '2031-02-03', endDate: '2031-02-05' },
      ])
    })

    it('tell no conflict where the other site is merely closed, nor with a hold that is over', async () => {
      const { editor } = stage()
      const linked = await link()
      const nights = {
        startDate: '2031-02-04',
        endDate: '2031-02-05',
        rental: connect(linked.rentalId),
      }
      await editor.create(reservation, { name: 'Ours', kind: 'booking', ...nights })
      expect(await read(linked, stay('2031-02-04', '2031-02-05', true))).toBe(0)
      const other = await link()
      const holdUntil = new Date(Date.now() + 2_000).toISOString()
      const hold = {
        name: 'Held',
        kind: 'hold',
        holdUntil,
        ...nights,
        rental: connect(other.rentalId),
      }
      expect((await editor.create(reservation, hold)).message).toBe('')
      const conflicts = () => read(other, stay('2031-02-04', '2031-02-05'))
      await expect.poll(conflicts, { interval: 500, timeout: 20_000 }).toBe(0)
    })

    it('leave nights that were closed because of a stay free when it is cancelled', async () => {
      const { editor, cms } = stage()
      const linked = await link()
      const other = {
        rentalId: linked.rentalId,
        ...(await another(linked.rentalId, 'https://booking.example/echo.ics', 'Booking.com')),
      }
      const data = {
        name: 'Ours',
        kind: 'booking',
        rental: connect(linked.rentalId),
        startDate: '2031-02-04',
        endDate: '2031-02-06',
      }
      const booking = await editor.create(reservation, data)
      const echo = stay('2031-02-04', '2031-02-06', true)
      const partly = stay('2031-02-03', '2031-02-05', true)
      await read(linked, echo)
      await read(other, partly)
      await editor.remove(reservation, booking.documentId, null)
      const readAgain = async () => {
        await save(linked.feed, { outcome: 'unchanged', url: linked.url })
        await save(other.feed, { outcome: 'failed', url: other.url, problem: 'tooSlow' })
        await read(linked, echo)
        await read(other, partly)
      }
      await readAgain()
      // The night that was free when the other site closed it stays taken.
      const closed = { startDate: '2031-02-03', endDate: '2031-02-03' }
      expect(await lockDates(linked.rentalId)).toEqual([closed])
      expect(await exported(linked.feed)).toEqual([
        { startDate: '2031-02-03', endDate: '2031-02-04' },
      ])
      expect(await exported(other.feed)).toEqual([])
      const shown = await calendarCalls(stage()).readMonth(linked.rentalId, {
        from: '2031-02-01',
        to: '2031-03-01',
      })
      expect(shown.spans.map(({ startDate }) => startDate)).toEqual(['2031-02-03'])
      expect((await editor.create(reservation, data)).message).toBe('')
      const rows = () =>
        withDatabase(cms, (database) => database('reservations').where({ feed: linked.feed }))
      expect(await rows()).toHaveLength(1)
    })

    it('leave nights of a cancelled stay free between nights that were closed around it', async () => {
      const { editor } = stage()
      const linked = await link()
      const booking = await editor.create(reservation, {
        name: 'Ours',
        kind: 'booking',
        rental: connect(linked.rentalId),
        startDate: '2031-02-05',
        endDate: '2031-02-07',
      })
      expect(await read(linked, stay('2031-02-03', '2031-02-09', true))).toBe(0)
      expect(await lockDates(linked.rentalId)).toEqual([
        { startDate: '2031-02-03', endDate: '2031-02-08' },
      ])
      await editor.remove(reservation, booking.documentId, null)
      const nights = [
        { startDate: '2031-02-03', endDate: '2031-02-04' },
        { startDate: '2031-02-07', endDate: '2031-02-08' },
      ]
      expect(await lockDates(linked.rentalId)).toEqual(nights)
      const days = { from: '2031-02-01', to: '2031-03-01' }
      const shown = await calendarCalls(stage()).readMonth(linked.rentalId, days)
      const daysOf = ({ startDate, endDate }: StayDates) => [startDate, endDate]
      expect(shown.spans.map(daysOf)).toEqual([
        ['2031-02-03', '2031-02-05'],
        ['2031-02-07', '2031-02-09'],
      ])
      const between = { from: '2031-02-05', to: '2031-02-07' }
      expect((await calendarCalls(stage()).readMonth(linked.rentalId, between)).spans).toEqual([])
      const answer = await ask('GET', 'reports/nights?from=2031-02-01&to=2031-02-28')
      const { taken } = reportedNightsSchema.parse(await answer.json()).data
      expect(taken.filter(({ rental }) => rental === linked.rentalId)).toEqual(
        nights.map((range) => ({ ...range, rental: linked.rentalId, kind: 'block' })),
      )
    })

    it('reserve what the other site closes anew, also where an echo lay', async () => {
      const { editor } = stage()
      const linked = await link()
      const rental = connect(linked.rentalId)
      const days = { startDate: '2031-02-04', endDate: '2031-02-06' }
      const booking = await editor.create(reservation, {
        name: 'Ours',
        kind: 'booking',
        rental,
        ...days,
      })
      await read(linked, stay('2031-02-04', '2031-02-06', true))
      await editor.remove(reservation, booking.documentId, null)
      await read(linked)
      await read(linked, stay('2031-02-04', '2031-02-06', true))
      expect(await lockDates(linked.rentalId)).toEqual([
        { startDate: '2031-02-04', endDate: '2031-02-05' },
      ])
    })

    it('refuse a booking over their nights, and any change of them by hand', async () => {
      const { editor, cms } = stage()
      const linked = await link()
      await read(linked, stay('2031-02-03', '2031-02-05'))
      const data = { name: 'Late', kind: 'booking', startDate: '2031-02-04', endDate: '2031-02-06' }
      expect(
        await editor.create(reservation, { ...data, rental: connect(linked.rentalId) }),
      ).toMatchObject({
        status: 400,
        message: 'Not saved: "Airbnb" has nights from 2031-02-03 to 2031-02-05.',
      })
      const message = 'Not saved: imports are changed on the site that they come from.'
      const made = { ...data, kind: 'import', startDate: '2031-03-04', endDate: '2031-03-06' }
      expect(
        await editor.create(reservation, { ...made, rental: connect(linked.rentalId) }),
      ).toMatchObject({ message })
      const row: unknown = await withDatabase(cms, (database) =>
        database('reservations').where({ feed: linked.feed }).first('document_id'),
      )
      const id = z.object({ document_id: z.string() }).parse(row).document_id
      expect(await editor.save(reservation, id, { kind: 'block' })).toMatchObject({ message })
      expect(await editor.remove(reservation, id, null)).toMatchObject({ message })
      expect(await lockDates(linked.rentalId)).toHaveLength(1)
    })
  })
}
