import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskNewsSchema, todaySchema } from '../../content-types/desk'
import { calendarFeedUid } from '../src/calendar-feeds/calendar-feed-uid'
import { eventSample, signedSample } from './contract-sample'
import { connect } from './entries'
import { withDatabase } from './open-database'
import { publishRental, reservation } from './reservations'
import type { Stage } from './stage'
import { contentToken } from './start-cms'
import { arriveStay, setStay, staff, stayCalls } from './stay-calls'

/** A day on which nothing else of these tests happens. */
const today = '2034-05-10'

/** What staff have to do, and what is news to them. */
export function describeDeskToday(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const readToday = async (day = today) => {
    const answer = await calls.send('GET', `desk/today?today=${day}`)
    return todaySchema.parse(await answer.json()).data
  }

  describe('the news', () => {
    const readNews = async () => {
      const answer = await calls.send('GET', 'desk/news')
      return deskNewsSchema.parse(await answer.json()).data
    }

    it('tell what came and what changed, the latest first, and nobody by name', async () => {
      const { reference, email } = await arriveStay(stage().cms)
      const [came] = (await readNews()).stays
      expect(came).toMatchObject({ reference, what: 'arrived' })
      const set = { followUpOn: today }
      expect((await calls.change(reference, { revision: 1, set })).status).toBe(200)
      const answer = await (await calls.send('GET', 'desk/news')).text()
      const [changed] = deskNewsSchema.parse(JSON.parse(answer)).data.stays
      expect(changed).toMatchObject({ reference, what: 'changed' })
      expect(changed?.id).toBeGreaterThan(came?.id ?? Infinity)
      expect(answer).not.toContain(email)
    })

    it('do not call a stay that the team began an inquiry', async () => {
      const made = {
        reference: 'S-4NEWS2AB',
        by: staff,
        guestName: 'María Xol',
        email: null,
        phone: '+502 5555 1234',
        language: 'es',
        rental: { id: 'any', name: 'Casa Ñandú' },
        startDate: '2035-06-03',
        endDate: '2035-06-07',
        guests: 2,
      }
      expect((await calls.send('POST', 'stays', made)).status).toBe(201)
      const [begun] = (await readNews()).stays
      expect(begun).toMatchObject({ reference: made.reference, what: 'changed' })
    })

    it('are for the site alone', async () => {
      const answer = await fetch(`${stage().cms.url}/api/desk/news`, {
        headers: { Authorization: `Bearer ${contentToken}` },
      })
      expect(answer.status).toBe(403)
    })
  })

  describe('today', () => {
    it('lists what waits, the longest first, and what is to be followed up', async () => {
      const [first, second] = [await arriveStay(stage().cms), await arriveStay(stage().cms)]
      await setStay(stage().cms, first.reference, {
        stage_since: Date.parse('2001-01-01T00:00:00Z'),
      })
      const before = await readToday()
      expect(before.waiting.rows[0]?.reference).toBe(first.reference)
      expect(before.waiting.total).toBeGreaterThan(1)

      // Before all others, since a part has its first rows alone.
      const followUpOn = '2001-01-02'
      const changed = await calls.change(second.reference, { revision: 1, set: { followUpOn } })
      expect(changed.status).toBe(200)
      const due = await readToday()
      expect(due.followUps.total).toBe(before.followUps.total + 1)
      expect(due.followUps.rows[0]?.reference).toBe(second.reference)
      const dayBefore = await readToday('2001-01-01')
      expect(dayBefore.followUps.rows.map(({ reference }) => reference)).not.toContain(
        second.reference,
      )
      const { events } = await calls.read(second.reference)
      expect(events.at(-1)).toMatchObject({ kind: 'followUp', detail: followUpOn, ...staff })
    })

    it('lists an ended stay that is followed up again, also on the day that it had', async () => {
      const { reference } = await arriveStay(stage().cms)
      const isDue = async () =>
        (await readToday('2000-03-04')).followUps.rows.some((row) => row.reference === reference)
      const follow = async () => {
        const { revision } = await calls.read(reference)
        const change = { revision, set: { followUpOn: '2000-03-04' } }
        expect((await calls.change(reference, change)).status).toBe(200)
      }
      await follow()
      expect(await isDue()).toBe(true)
      const lost = { stage: 'lost', lostReason: 'price' } as const
      const { revision } = await calls.read(reference)
      expect((await calls.change(reference, { revision, set: lost })).status).toBe(200)
      expect(await isDue()).toBe(false)
      await follow()
      expect(await isDue()).toBe(true)
      await calls.change(reference, { revision: revision + 2, set: { followUpOn: null } })
      expect(await isDue()).toBe(false)
    })

    it('lists who comes and goes within seven days', async () => {
      const { reference } = await arriveStay(stage().cms, {
        startDate: '2034-05-16',
        endDate: '2034-05-20',
      })
      await setStay(stage().cms, reference, { stage: 'confirmed' })
      const of = async (part: 'arrivals' | 'departures', day: string) =>
        (await readToday(day))[part].rows.map((row) => row.reference).includes(reference)
      expect(await of('arrivals', '2034-05-09')).toBe(false)
      expect(await of('arrivals', '2034-05-10')).toBe(true)
      expect(await of('arrivals', '2034-05-17')).toBe(false)
      expect(await of('departures', '2034-05-17')).toBe(true)
      await setStay(stage().cms, reference, { stage: 'cancelled' })
      expect(await of('arrivals', '2034-05-10')).toBe(false)
    })

    it('goes by the signed dates until a change of the contract is signed', async () => {
      const { editor, townId } = stage()
      const rentalId = await publishRental(editor, townId, 'desk-signed')
      const otherId = await publishRental(editor, townId, 'desk-changed')
      const signed = { startDate: '2034-08-16', endDate: '2034-08-20' }
      const { reference } = await calls.makeContract({ stage: 'sent' }, { ...signed, rentalId })
      const { agreement } = await calls.read(reference)
      const sign = (reservation: object, version: number) =>
        calls.changeContract(reference, {
          set: { stage: 'signed' },
          signed: { ...signedSample(version), content: JSON.stringify({ reservation }) },
        })
      if (!agreement) throw new Error('The stay has no contract')
      expect(await sign(agreement.reservation, 1)).toBe(200)
      const changed = {
        ...agreement.reservation,
        startDate: '2034-09-01',
        endDate: '2034-09-05',
        totalGuests: 2,
        rentalId: otherId,
        property: 'Casa Jade',
      }
      const again = { stage: 'sent' as const, version: 2, reservation: changed }
      expect(await calls.changeContract(reference, { set: again })).toBe(200)
      const of = async (part: 'arrivals' | 'departures', day: string) =>
        (await readToday(day))[part].rows.map((row) => row.reference)
      const expectSigned = async () => {
        expect(await of('arrivals', '2034-08-14')).toEqual([reference])
        expect(await of('departures', '2034-08-18')).toEqual([reference])
        expect(await of('arrivals', '2034-08-30')).toEqual([])
        const house = { rentalId, rentalName: 'Casa Ñandú' }
        expect(await calls.read(reference)).toMatchObject({ guests: 3, ...house })
      }
      await expectSigned()
      expect(await calls.changeContract(reference, { set: { stage: 'declined' } })).toBe(200)
      await expectSigned()
      expect(await calls.changeContract(reference, { set: { stage: 'sent' } })).toBe(200)
      expect(await sign(changed, 2)).toBe(200)
      expect(await of('arrivals', '2034-08-14')).toEqual([])
      expect(await of('arrivals', '2034-08-30')).toEqual([reference])
      const other = { rentalId: otherId, rentalName: 'Casa Jade' }
      expect(await calls.read(reference)).toMatchObject({ guests: 2, ...other })
    })

    it('goes by the new dates of a contract that was withdrawn and is sent again', async () => {
      const signed = { startDate: '2034-10-16', endDate: '2034-10-20' }
      const { reference } = await calls.makeContract({ stage: 'sent' }, signed)
      const { agreement } = await calls.read(reference)
      const content = JSON.stringify({ reservation: agreement?.reservation })
      const version = { ...signedSample(), content }
      const signing = { set: { stage: 'signed' as const }, signed: version }
      expect(await calls.changeContract(reference, signing)).toBe(200)
      expect(await calls.changeContract(reference, { set: { stage: 'sent' } })).toBe(200)
      const at = '2026-11-23T10:00:00.000Z'
      const events = [{ ...eventSample(), kind: 'revoked' as const, at }]
      expect(await calls.changeContract(reference, { set: { stage: 'revoked' }, events })).toBe(200)
      const reservation = agreement && { ...agreement.reservation, endDate: '2034-10-24' }
      if (!reservation) throw new Error('The stay has no contract')
      const again = { stage: 'sent' as const, version: 2, reservation }
      expect(await calls.changeContract(reference, { set: again })).toBe(200)
      expect(await calls.read(reference)).toMatchObject({ endDate: '2034-10-24' })
    })

    it('lists the ninth who comes in the week, too', async () => {
      const all: string[] = []
      for (let count = 1; count <= 9; count += 1) {
        const days = { startDate: '2034-06-16', endDate: '2034-06-20' }
        const { reference } = await arriveStay(stage().cms, days)
        await setStay(stage().cms, reference, { stage: 'confirmed' })
        all.push(reference)
      }
      const { arrivals, departures } = await readToday('2034-06-15')
      expect(arrivals.rows.map(({ reference }) => reference)).toEqual(all)
      expect(departures.rows.map(({ reference }) => reference)).toEqual(all)
    })

    it('lists bookings that staff noted by hand, and none of a contract', async () => {
      const { editor, townId } = stage()
      const rental = connect(await publishRental(editor, townId, 'desk-booking'))
      const dates = { startDate: '2034-07-16', endDate: '2034-07-20' }
      const whole = { name: 'Familia Xicay', kind: 'booking', rental, ...dates }
      const { documentId: id } = await editor.create(reservation, whole)
      const block = { startDate: '2034-07-20', endDate: '2034-07-21' }
      await editor.create(reservation, { ...whole, ...block, kind: 'block' })
      const row = { id, name: 'Familia Xicay', rentalName: 'Casa Ñandú', ...dates }
      const one = { total: 1, rows: [row] }
      expect((await readToday('2034-07-15')).bookedArrivals).toEqual(one)
      expect((await readToday('2034-07-17')).bookedDepartures).toEqual(one)
      const rentalId = await publishRental(editor, townId, 'desk-contract')
      const made = await calls.makeContract({}, { ...dates, rentalId })
      await calls.sign(made.reference)
      const { arrivals, bookedArrivals } = await readToday('2034-07-15')
      expect(bookedArrivals).toEqual(one)
      expect(arrivals.rows).toMatchObject([{ reference: made.reference }])
    })

    it('lists contracts whose link ends within three days, and calendars that fail', async () => {
      const soon = new Date(Date.now() + 2 * 86_400_000).toISOString()
      const { reference } = await calls.makeContract({ stage: 'sent', expiresAt: soon })
      const { editor, townId } = stage()
      const rental = connect(await publishRental(editor, townId, 'desk-feed'))
      const url = 'https://calendars.example/desk.ics'
      const link = { name: 'Airbnb of the desk', url, rental }
      const feed = await editor.create(calendarFeedUid, link)
      await withDatabase(stage().cms, async (database) => {
        const failing = { problem: 'tooSlow', last_good_at: 1 }
        await database('calendar_feeds').where({ document_id: feed.documentId }).update(failing)
      })
      const { expiring, feeds } = await readToday()
      expect(expiring.rows).toContainEqual(expect.objectContaining({ reference, expiresAt: soon }))
      const waiting = async () => (await calls.send('GET', 'contracts-waiting')).text()
      expect(await waiting()).toContain(reference)
      await setStay(stage().cms, reference, { stage: 'lost' })
      expect(JSON.stringify((await readToday()).expiring)).not.toContain(reference)
      expect(await waiting()).not.toContain(reference)
      expect(feeds.rows).toContainEqual(
        expect.objectContaining({ name: 'Airbnb of the desk', problem: 'tooSlow', conflicts: 0 }),
      )
    })
  })

  it('today lists no calendar whose rental was deleted, or that is not read any more', async () => {
    const { editor, townId } = stage()
    const rentalId = await publishRental(editor, townId, 'desk-lost-feed')
    const linkFeed = async (name: string) => {
      const link = { name, url: `https://calendars.example/${name}.ics` }
      const whole = { ...link, rental: connect(rentalId) }
      const { documentId } = await editor.create(calendarFeedUid, whole)
      await withDatabase(stage().cms, async (database) => {
        // Before all others, since a part has its first rows alone.
        const failing = { problem: 'tooSlow', last_good_at: 0 }
        await database('calendar_feeds').where({ document_id: documentId }).update(failing)
      })
      return documentId
    }
    const shown = async () => {
      const { rows } = (await readToday()).feeds
      return rows.map(({ name }) => name).filter((name) => name.startsWith('desk-feed-'))
    }
    const empty = await linkFeed('desk-feed-empty')
    await linkFeed('desk-feed-lost')
    const { total } = (await readToday()).feeds
    expect((await shown()).sort()).toEqual(['desk-feed-empty', 'desk-feed-lost'])
    await withDatabase(stage().cms, (database) =>
      database('calendar_feeds').where({ document_id: empty }).update({ url: null }),
    )
    expect(await shown()).toEqual(['desk-feed-lost'])
    await editor.remove('api::rental.rental', rentalId, '*')
    expect(await shown()).toEqual([])
    expect((await readToday()).feeds.total).toBe(total - 2)
  })

  it('today asks the house to sign until the stay is cancelled', async () => {
    const { reference } = await calls.makeContract({ stage: 'sent' })
    const signedByGuests = { set: { stage: 'guestsSigned' } } as const
    expect(await calls.changeContract(reference, signedByGuests)).toBe(200)
    const asked = async () => JSON.stringify((await readToday()).countersign)
    expect(await asked()).toContain(reference)
    await setStay(stage().cms, reference, { stage: 'cancelled' })
    expect(await asked()).not.toContain(reference)
  })

  it('today lists an offer that ends within two days', async () => {
    const soon = Date.now() + 40 * 60 * 60 * 1000
    const row = {
      document_id: randomUUID(),
      stay: 'CS-AHEAD1',
      guest_name: 'Ana',
      stage: 'open',
      houses: JSON.stringify([{ rentalId: 'r', name: 'Casa Jade', lines: [], total: 1 }]),
    }
    const references = ['O-AHEAD1', 'O-AHEAD2']
    await withDatabase(stage().cms, async (database) => {
      await database('offers').insert({ ...row, reference: references[0], valid_until: soon })
      const later = { document_id: randomUUID(), valid_until: soon + 10 * 60 * 60 * 1000 }
      await database('offers').insert({ ...row, reference: references[1], ...later })
    })
    const { offers } = await readToday('2035-01-01')
    const shown = offers.rows.filter(({ reference }) => references.includes(reference))
    expect(shown).toMatchObject([
      { reference: references[0], stay: 'CS-AHEAD1', houses: [{ name: 'Casa Jade' }] },
    ])
    await withDatabase(stage().cms, (database) =>
      database('offers').whereIn('reference', references).delete(),
    )
  })
}
