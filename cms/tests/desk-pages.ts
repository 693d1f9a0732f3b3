import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskNewsSchema, inboxSchema, todaySchema } from '../../content-types/desk'
import { calendarFeedUid } from '../src/calendar-feeds/calendar-feed-uid'
import { connect } from './entries'
import { submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { withDatabase } from './open-database'
import { publishRental } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff, stayCalls } from './stay-calls'

/** A day on which nothing else of these tests happens. */
const today = '2034-05-10'

/** What staff have to do, and the inbox. */
export function describeDeskPages(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const readToday = async (day = today) => {
    const answer = await calls.send('GET', `desk/today?today=${day}`)
    return todaySchema.parse(await answer.json()).data
  }
  const readInbox = async (query: Record<string, string>) => {
    const answer = await calls.send('GET', `desk/inbox?${new URLSearchParams({ today, ...query })}`)
    return inboxSchema.parse(await answer.json())
  }
  /** An inquiry whose guest nobody else is; `e-mail` finds it. */
  const arrive = async (more: { startDate?: string; endDate?: string } = {}) => {
    const sample = inquirySample()
    const email = `${randomUUID()}@example.com`
    const whole = {
      ...sample,
      contact: { ...sample.contact, email },
      stay: { ...sample.stay, startDate: '2034-01-04', endDate: '2034-01-08', ...more },
    }
    const { reference } = await submit(stage().cms, whole)
    return { reference, email }
  }
  const setStay = (reference: string, values: object) =>
    withDatabase(stage().cms, (database) => database('stays').where({ reference }).update(values))

  describe('the news', () => {
    const readNews = async () => {
      const answer = await calls.send('GET', 'desk/news')
      return deskNewsSchema.parse(await answer.json()).data
    }

    it('tell what came and what changed, the latest first, and nobody by name', async () => {
      const { reference, email } = await arrive()
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

    it('are for the site alone', async () => {
      const answer = await fetch(`${stage().cms.url}/api/desk/news`, {
        headers: { Authorization: `Bearer ${contentToken}` },
      })
      expect(answer.status).toBe(403)
    })
  })

  describe('today', () => {
    it('lists what waits, the longest first, and what is to be followed up', async () => {
      const [first, second] = [await arrive(), await arrive()]
      await setStay(first.reference, { stage_since: Date.parse('2001-01-01T00:00:00Z') })
      const before = await readToday()
      expect(before.waiting.rows[0]?.reference).toBe(first.reference)
      expect(before.waiting.total).toBeGreaterThan(1)

      const set = { followUpOn: today }
      expect((await calls.change(second.reference, { revision: 1, set })).status).toBe(200)
      const due = await readToday()
      expect(due.followUps.rows.map(({ reference }) => reference)).toContain(second.reference)
      const dayBefore = await readToday('2034-05-09')
      expect(dayBefore.followUps.rows.map(({ reference }) => reference)).not.toContain(
        second.reference,
      )
      const { events } = await calls.read(second.reference)
      expect(events.at(-1)).toMatchObject({ kind: 'followUp', detail: today, ...staff })
    })

    it('lists who comes and goes within seven days', async () => {
      const { reference } = await arrive({ startDate: '2034-05-16', endDate: '2034-05-20' })
      await setStay(reference, { stage: 'confirmed' })
      const of = async (part: 'arrivals' | 'departures', day: string) =>
        (await readToday(day))[part].rows.map((row) => row.reference).includes(reference)
      expect(await of('arrivals', '2034-05-09')).toBe(false)
      expect(await of('arrivals', '2034-05-10')).toBe(true)
      expect(await of('arrivals', '2034-05-17')).toBe(false)
      expect(await of('departures', '2034-05-17')).toBe(true)
      await setStay(reference, { stage: 'cancelled' })
      expect(await of('arrivals', '2034-05-10')).toBe(false)
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
      await setStay(reference, { stage: 'lost' })
      expect(JSON.stringify((await readToday()).expiring)).not.toContain(reference)
      expect(await waiting()).not.toContain(reference)
      expect(feeds.rows).toContainEqual(
        expect.objectContaining({ name: 'Airbnb of the desk', problem: 'tooSlow', conflicts: 0 }),
      )
    })
  })

  it('today asks the house to sign until the stay is cancelled', async () => {
    const { reference } = await calls.makeContract({ stage: 'sent' })
    const signedByGuests = { set: { stage: 'guestsSigned' } } as const
    expect(await calls.changeContract(reference, signedByGuests)).toBe(200)
    const asked = async () => JSON.stringify((await readToday()).countersign)
    expect(await asked()).toContain(reference)
    await setStay(reference, { stage: 'cancelled' })
    expect(await asked()).not.toContain(reference)
  })

  describe('the inbox', () => {
    it('finds a stay by what is known of it, and by each filter', async () => {
      const { reference, email } = await arrive()
      const found = async (query: Record<string, string>) =>
        (await readInbox({ search: email, ...query })).data.map((row) => row.reference)
      const matching: Record<string, string>[] = [
        {},
        { state: 'waiting' },
        { state: 'new' },
        { language: 'es' },
        { owner: '0' },
        { source: 'inquiry' },
        { section: 'vacationRentals' },
        { search: reference },
        { search: email.toUpperCase() },
      ]
      const others: Record<string, string>[] = [
        { state: 'answered' },
        { state: 'due' },
        { language: 'en' },
        { owner: '7' },
        { source: 'landing' },
        { source: 'team' },
        { section: 'hotels' },
        { search: `${email}%` },
        { search: email.replace('@', '_') },
        { page: '2' },
      ]
      for (const query of matching) {
        expect(await found(query), JSON.stringify(query)).toEqual([reference])
      }
      for (const query of others) {
        expect(await found(query), JSON.stringify(query)).toEqual([])
      }
      await setStay(reference, { stage_since: Date.now() - 4 * 86_400_000 })
      expect(await found({ age: '3' })).toEqual([reference])
      expect(await found({ age: '7' })).toEqual([])
      await setStay(reference, { follow_up_on: today, owner_id: 7, owner: 'Ana' })
      expect(await found({ state: 'due', owner: '7' })).toEqual([reference])
      expect((await readInbox({})).people).toContainEqual({ id: 7, name: 'Ana' })
    })

    it('finds names with accents, in capitals and without, and so does the list of stays', async () => {
      const sample = inquirySample()
      const surname = randomUUID().slice(0, 8)
      const contact = {
        ...sample.contact,
        firstName: 'Ángel',
        lastName: `ÁLVAREZ ÑANDÚ ${surname}`,
      }
      const { reference } = await submit(stage().cms, { ...sample, contact })
      for (const search of [`ángel álvarez ñandú ${surname}`, `ÁNGEL ÁLVAREZ ÑANDÚ ${surname}`]) {
        const { data } = await readInbox({ search })
        expect(
          data.map((row) => row.reference),
          search,
        ).toEqual([reference])
        const listed = await calls.list(new URLSearchParams({ search }).toString())
        expect(
          listed.data.map((row) => row.reference),
          search,
        ).toEqual([reference])
      }
    })

    it('finds a phone number however it is typed, and so does the list of stays', async () => {
      const number = String(Math.random()).slice(2, 10).padEnd(8, '0')
      const [first, last] = [number.slice(0, 4), number.slice(4)]
      const sample = inquirySample()
      const contact = { ...sample.contact, phone: `+502 ${first} ${last}` }
      const { reference } = await submit(stage().cms, { ...sample, contact })
      for (const search of [
        `502${number}`,
        `${first}-${last}`,
        `(+502) ${first}.${last}`,
        number,
      ]) {
        const { data } = await readInbox({ search })
        expect(data, search).toMatchObject([{ reference }])
        const listed = await calls.list(new URLSearchParams({ search }).toString())
        expect(listed.data, search).toMatchObject([{ reference }])
      }
      expect((await readInbox({ search: `${number}x` })).total).toBe(0)
    })

    it('has leads that wait and are no stays, each once', async () => {
      const name = randomUUID().slice(0, 8)
      const [list, landing] = [leadSample('listWithUs'), leadSample('landing')]
      const subscription = leadSample('subscription')
      const named = <Sample extends { contact: object }>(sample: Sample) => ({
        ...sample,
        contact: { ...sample.contact, firstName: name },
      })
      const { reference } = await leadCalls.submit(stage().cms, named(list))
      await leadCalls.submit(stage().cms, named(subscription))
      const dates = { startDate: '2034-03-04', endDate: '2034-03-08' }
      const request = { ...landing.request, ...dates }
      const stay = await leadCalls.submit(stage().cms, { ...named(landing), request })
      const { data, total } = await readInbox({ search: name, state: 'waiting' })
      expect(total).toBe(2)
      expect(data.map((row) => [row.reference, row.lead === null, row.source]).sort()).toEqual(
        [
          [reference, false, 'listWithUs'],
          [stay.reference, true, 'landing'],
        ].sort(),
      )
      expect((await readInbox({ search: name, source: 'listWithUs' })).total).toBe(1)
      expect((await readInbox({ search: name, state: 'answered' })).total).toBe(0)
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'and today are closed to the token %s',
      async (token) => {
        for (const page of ['inbox', 'today']) {
          const { status } = await calls.send(
            'GET',
            `desk/${page}?today=${today}`,
            undefined,
            token,
          )
          expect(status, page).toBeGreaterThanOrEqual(401)
        }
      },
    )

    it('refuses a query that it does not know', async () => {
      for (const query of [
        '',
        'today=x',
        `today=${today}&state=made-up`,
        `today=${today}&page=0`,
      ]) {
        expect((await calls.send('GET', `desk/inbox?${query}`)).status, query).toBe(400)
      }
    })
  })

  describe('an answer', () => {
    const text = 'Gracias por escribirnos.'

    it('stands in the timeline once, however often it is sent, and moves a new stay on', async () => {
      const { reference } = await arrive()
      const reply = { id: randomUUID(), way: 'mailed', text } as const
      const send = () => calls.change(reference, { revision: 1, set: {}, reply })
      const answers = await Promise.all([send(), send(), send()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await send()).status).toBe(200)
      const stay = await calls.read(reference)
      expect(stay).toMatchObject({ stage: 'answered', revision: 2 })
      expect(stay.events.map(({ kind }) => kind)).toEqual(['began', 'mailed', 'moved'])
      expect(stay.events[1]).toMatchObject({ detail: text, ...staff })
    })

    it('to what somebody else changed meanwhile is refused', async () => {
      const { reference } = await arrive()
      const owner = { id: 7, name: 'Ana' }
      await calls.change(reference, { revision: 1, set: { owner } })
      const reply = { id: randomUUID(), way: 'whatsApp', text } as const
      expect((await calls.change(reference, { revision: 1, set: {}, reply })).status).toBe(409)
      expect((await calls.read(reference)).events.map(({ kind }) => kind)).not.toContain('whatsApp')
      expect((await calls.change(reference, { revision: 2, set: {}, reply })).status).toBe(200)
    })
  })

  it('staff set house, dates and guests of a stay, until it has a contract', async () => {
    const { reference } = await arrive()
    const facts = {
      rental: { id: 'other', name: 'Casa Jade' },
      ...{ startDate: '2034-08-01', endDate: '2034-08-05', guests: 5 },
    }
    expect((await calls.change(reference, { revision: 1, set: { facts } })).status).toBe(200)
    expect(await calls.read(reference)).toMatchObject({
      ...{ rentalId: 'other', rentalName: 'Casa Jade', startDate: '2034-08-01', guests: 5 },
      ...{ endDate: '2034-08-05', revision: 2 },
    })
    await calls.makeContract({ stay: reference })
    const { revision } = await calls.read(reference)
    expect((await calls.change(reference, { revision, set: { facts } })).status).toBe(409)
  })
}
