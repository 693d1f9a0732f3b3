import { describe, expect, it } from 'vitest'
import { connect } from './entries'
import { reservation } from './reservations'
import { hire } from './staff'
import type { Stage } from './stage'
import { contentToken } from './start-cms'
import { calendarFeedCalls, feedType } from './calendar-feed-calls'

/** Calendars of other sites: when they are read, what they bring, and what they are told. */
export function describeCalendarFeeds(stage: () => Stage): void {
  const calls = calendarFeedCalls(stage)
  const { ask, another, due, exported, figures, link, lockDates, read, save, stay, stored } = calls

  describe('linked calendars', () => {
    it('are due until they were read, and again when their address changes', async () => {
      const { editor } = stage()
      const linked = await link()
      const find = async () => (await due()).find(({ documentId }) => documentId === linked.feed)
      expect(await find()).toMatchObject({ url: linked.url, validators: null })
      await read(linked)
      expect(await find()).toBeUndefined()
      await editor.save(feedType, linked.feed, { name: 'Airbnb 2' })
      expect(await find()).toBeUndefined()
      const url = 'https://calendars.example/other.ics'
      await editor.save(feedType, linked.feed, { url: ' webcal://calendars.example/other.ics ' })
      expect(await find()).toMatchObject({ url, validators: null })
      const late = { outcome: 'failed', url: linked.url, problem: 'tooSlow' } as const
      expect((await save(linked.feed, late)).status).toBe(409)
    })

    it('bring their nights, announce them, and free those that vanish', async () => {
      const { listener } = stage()
      const linked = await link()
      await listener.heard()
      expect(
        await read(
          linked,
          stay('2031-02-03', '2031-02-05'),
          stay('2031-02-05', '2031-02-06', true),
        ),
      ).toBe(0)
      expect((await listener.heard()).map(({ documentId }) => documentId)).toEqual([
        linked.rentalId,
      ])
      expect(await lockDates(linked.rentalId)).toEqual([
        { startDate: '2031-02-03', endDate: '2031-02-05' },
      ])
      await read(linked, stay('2031-02-03', '2031-02-05'), stay('2031-02-05', '2031-02-06', true))
      expect(await listener.heard()).toEqual([])
      await read(linked, stay('2031-02-05', '2031-02-07'))
      expect(await lockDates(linked.rentalId)).toEqual([
        { startDate: '2031-02-05', endDate: '2031-02-06' },
      ])
      await read(linked)
      expect(await lockDates(linked.rentalId)).toEqual([])
    })

    it('are counted where they fail or have conflicts, as long as they are read', async () => {
      const { editor } = stage()
      const before = await figures()
      const linked = await link()
      const nights = { startDate: '2031-02-04', endDate: '2031-02-05' }
      const rental = connect(linked.rentalId)
      await editor.create(reservation, { name: 'Ours', kind: 'booking', ...nights, rental })
      await read(linked, stay('2031-02-04', '2031-02-05'))
      const { feed, url } = linked
      await save(feed, { outcome: 'failed', url, problem: 'tooSlow' })
      const { failing, conflicts, oldestReadAt } = await figures()
      expect({ failing, conflicts }).toEqual({
        failing: before.failing + 1,
        conflicts: before.conflicts + 1,
      })
      expect(Date.parse(oldestReadAt ?? '')).toBeLessThanOrEqual(Date.now())
      await editor.save(feedType, feed, { url: '' })
      expect(await figures()).toMatchObject({
        failing: before.failing,
        conflicts: before.conflicts,
      })
    })

    it('count as unread since they were linked, where no result of theirs was ever stored', async () => {
      const linked = await link()
      const longAgo = Date.now() - 2 * 60 * 60 * 1000
      await calls.linkedAt(linked.feed, longAgo)
      expect((await figures()).oldestReadAt).toBe(new Date(longAgo).toISOString())
      await read(linked)
      expect(Date.parse((await figures()).oldestReadAt ?? '')).toBeGreaterThan(longAgo)
    })

    it('keep the nights of the last good reading when one fails', async () => {
      const linked = await link()
      const { feed, url } = linked
      await read(linked, stay('2031-02-03', '2031-02-05'))
      expect((await save(feed, { outcome: 'failed', url, problem: 'notACalendar' })).status).toBe(
        200,
      )
      expect(await lockDates(linked.rentalId)).toHaveLength(1)
      expect((await stored(feed)).problem).toBe('notACalendar')
      await save(feed, { outcome: 'unchanged', url })
      expect(await lockDates(linked.rentalId)).toHaveLength(1)
      expect((await stored(feed)).problem).toBeNull()
    })

    it('give up their nights when they move, lose their address or are deleted', async () => {
      const { editor } = stage()
      const [first, second] = [await link(), await link()]
      await read(first, stay('2031-02-03', '2031-02-05'))
      await editor.save(feedType, first.feed, { rental: connect(second.rentalId) })
      expect(await lockDates(first.rentalId)).toEqual([])
      await read(first, stay('2031-02-03', '2031-02-05'))
      expect(await lockDates(second.rentalId)).toHaveLength(1)
      await editor.save(feedType, first.feed, { url: '' })
      expect(await lockDates(second.rentalId)).toEqual([])
      await read(second, stay('2031-03-03', '2031-03-05'))
      expect(await editor.remove(feedType, second.feed, null)).toMatchObject({ status: 200 })
      expect(await lockDates(second.rentalId)).toEqual([])
    })

    it('are told every taken night but their own', async () => {
      const { editor } = stage()
      const linked = await link({ lockDates: [{ startDate: '2031-01-10', endDate: '2031-01-12' }] })
      const other = await another(linked.rentalId, 'https://booking.example/1.ics', 'Booking.com')
      await editor.create(reservation, {
        name: 'Familia Xicay',
        kind: 'booking',
        rental: connect(linked.rentalId),
        startDate: '2031-01-13',
        endDate: '2031-01-15',
      })
      await read(linked, stay('2031-02-03', '2031-02-05'))
      await read(other, stay('2031-03-03', '2031-03-05'))
      const ours = { startDate: '2031-01-10', endDate: '2031-01-15' }
      expect(await exported(linked.feed)).toEqual([
        ours,
        { startDate: '2031-03-03', endDate: '2031-03-05' },
      ])
      expect(await exported(other.feed)).toEqual([
        ours,
        { startDate: '2031-02-03', endDate: '2031-02-05' },
      ])
    })

    it('have a key that nobody writes, and a new one when it is asked for', async () => {
      const { editor } = stage()
      const { feed } = await link()
      const before = (await stored(feed)).export_key
      expect(before).toMatch(/^[\w-]{32}$/)
      await editor.save(feedType, feed, { exportKey: 'a'.repeat(32), conflicts: 'none' })
      expect(await stored(feed)).toMatchObject({ export_key: before, conflicts: null })
      await editor.save(feedType, feed, { renewAddress: true })
      expect((await stored(feed)).export_key).not.toBe(before)
      for (const key of [before, 'x', encodeURIComponent("' or 1=1")]) {
        const answer = await ask('GET', `calendar-exports/${key}`)
        expect(answer.status).toBe(200)
        expect(await answer.json()).toEqual({ data: null })
      }
      expect((await ask('GET', 'calendar-exports/')).status).toBe(404)
    })

    it('are linked by Operations, closed to Marketing, and read with the right token alone', async () => {
      const { cms, editor } = stage()
      const { rentalId, feed } = await link()
      const data = { name: 'Vrbo', url: 'https://vrbo.example/1.ics', rental: connect(rentalId) }
      const marketing = await hire(cms, editor, 'ceiba-marketing')
      const operations = await hire(cms, editor, 'ceiba-operations')
      expect(await marketing.create(feedType, data)).toMatchObject({ status: 403 })
      expect(await operations.create(feedType, data)).toMatchObject({ status: 201 })
      for (const [token, status] of [
        [contentToken, 403],
        ['none', 401],
      ] as const) {
        for (const path of [
          'calendar-feeds-due',
          `calendar-exports/${(await stored(feed)).export_key}`,
        ]) {
          expect((await ask('GET', path, undefined, token)).status).toBe(status)
        }
      }
    })

    it.each([
      'ftp://calendars.example/',
      'https://a:b@calendars.example/',
      'calendars.example',
      'file:///etc/passwd',
    ])('refuse the address %s', async (url) => {
      const { rentalId } = await link()
      const data = { name: 'Wrong', url, rental: connect(rentalId) }
      expect(await stage().editor.create(feedType, data)).toMatchObject({
        status: 400,
        message: 'Not saved: the address has to begin with https:// or http://.',
      })
    })
  })
}
