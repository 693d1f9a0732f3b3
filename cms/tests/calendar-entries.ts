import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewReservation } from '../../content-types/rental-calendar'
import { calendarCalls, newBlock } from './calendar-calls'
import { reservation } from './reservations'
import type { Stage } from './stage'

/** What staff make and end on the calendar: blocks of their own, and holds. */
export function describeCalendarEntries(stage: () => Stage): void {
  let calls: ReturnType<typeof calendarCalls>
  beforeEach(() => {
    calls = calendarCalls(stage())
  })

  describe('an entry on the calendar of the staff', () => {
    it('takes a block and a hold at once, for visitors, too', async () => {
      const { listener } = stage()
      const rental = await calls.publish('calendar-made')
      await listener.heard()
      const { status, made } = await calls.reserve(newBlock(rental, { notes: 'Two men come.' }))
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
      expect(
        await calls.reserve(newBlock(rental, { kind: 'hold', holdUntil, ...dates })),
      ).toMatchObject({
        status: 201,
        made: { kind: 'hold', holdUntil },
      })
      expect(await calls.lockDates(rental)).toEqual([
        { startDate: '2035-05-03', endDate: '2035-05-08' },
      ])
    })

    it('gives the same nights to one of several people, and the same form once', async () => {
      const rental = await calls.publish('calendar-race')
      const answers = await Promise.all([1, 2, 3].map(() => calls.reserve(newBlock(rental))))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      const form = newBlock(rental, { startDate: '2035-05-07', endDate: '2035-05-09' })
      const clicks = await Promise.all([calls.reserve(form), calls.reserve(form)])
      expect(clicks.map(({ status }) => status)).toEqual([201, 201])
      expect((await calls.reserve(form)).made?.id).toBe(clicks[0]?.made?.id)
      const holdUntil = new Date(Date.now() + 3_600_000).toISOString()
      const nights = { startDate: '2035-05-11', endDate: '2035-05-12' }
      const hold = newBlock(rental, { kind: 'hold', holdUntil, ...nights })
      const { made } = await calls.reserve(hold)
      expect((await calls.reserve(hold)).made?.id).toBe(made?.id ?? 'none')
      // The answer was lost, and the dates were corrected before the form was sent again.
      for (const change of [{ endDate: '2035-05-10' }, { name: 'The kitchen' }]) {
        expect((await calls.reserve({ ...form, ...change })).status).toBe(409)
      }
      expect((await calls.readMonth(rental)).spans).toHaveLength(3)
    })

    it('keeps a rental from being deleted while it has nights to come', async () => {
      const rental = await calls.publish('calendar-kept')
      const { made } = await calls.reserve(newBlock(rental))
      const { editor } = stage()
      expect(await editor.remove('api::rental.rental', rental, '*')).toMatchObject({
        status: 400,
        message: '"Casa Ñandú" was not deleted: it has booked nights. Unpublish it instead.',
      })
      await calls.end(made?.id ?? '', made?.updatedAt)
      expect(await editor.remove('api::rental.rental', rental, '*')).toMatchObject({ status: 200 })
    })

    it('holds no blocked dates, and nothing of a rental that is gone', async () => {
      const rental = await calls.publish('calendar-locked', {
        lockDates: [{ startDate: '2035-05-04', endDate: '2035-05-04' }],
      })
      const holdUntil = new Date(Date.now() + 3_600_000).toISOString()
      expect((await calls.reserve(newBlock(rental, { kind: 'hold', holdUntil }))).status).toBe(409)
      expect((await calls.reserve(newBlock('gone'))).status).toBe(409)
      expect((await calls.readMonth(rental)).spans).toEqual([])
    })

    it('ends a block once, and keeps the nights that have passed', async () => {
      const rental = await calls.publish('calendar-ended')
      const { made } = await calls.reserve(newBlock(rental))
      const id = made?.id ?? ''
      const ends = await Promise.all([
        calls.end(id, made?.updatedAt),
        calls.end(id, made?.updatedAt),
      ])
      expect(ends.sort()).toEqual([200, 404])
      expect(await calls.findReservation(id)).toBeNull()
      const running = await calls.reserve(newBlock(rental))
      const second = running.made?.id ?? ''
      expect(await calls.end(second, running.made?.updatedAt, '2035-05-05')).toBe(200)
      expect(await calls.findReservation(second)).toMatchObject({ endDate: '2035-05-05' })
      expect(await calls.end(second, running.made?.updatedAt, '2035-05-04')).toBe(409)
      expect(
        await calls.end(second, (await calls.findReservation(second))?.updatedAt, '2035-05-05'),
      ).toBe(409)
      expect(await calls.lockDates(rental)).toEqual([
        { startDate: '2035-05-03', endDate: '2035-05-04' },
      ])
    })

    it('ends a hold now, and leaves alone what was changed in the panel meanwhile', async () => {
      const rental = await calls.publish('calendar-hold-ended')
      const holdUntil = new Date(Date.now() + 3_600_000).toISOString()
      const { made } = await calls.reserve(newBlock(rental, { kind: 'hold', holdUntil }))
      const id = made?.id ?? ''
      await stage().editor.save(reservation, id, { notes: 'They called.' })
      expect(await calls.end(id, made?.updatedAt)).toBe(409)
      expect((await calls.readMonth(rental)).spans).toHaveLength(1)
      expect(await calls.end(id, (await calls.findReservation(id))?.updatedAt)).toBe(200)
      expect(await calls.readMonth(rental)).toEqual({ spans: [], blocked: [] })
      expect(await calls.lockDates(rental)).toEqual([])
      expect(await calls.end(id, (await calls.findReservation(id))?.updatedAt)).toBe(409)
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
      const rental = await calls.publish(`calendar-wrong-${randomUUID().slice(0, 8)}`)
      expect((await calls.reserve(newBlock(rental, more))).status).toBe(400)
      expect(await calls.lockDates(rental)).toEqual([])
    })
  })
}
