import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { inboxSchema } from '../../content-types/desk'
import { accountOf } from './account-of'
import { rentalData } from './entries'
import { submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { publishRental } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { arriveStay, setStay, staff, stayCalls } from './stay-calls'

/** A day on which nothing else of these tests happens. */
const today = '2034-05-10'

/** The inbox, and how its stays are answered. */
export function describeDeskInbox(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const readInbox = async (query: Record<string, string>) => {
    const answer = await calls.send('GET', `desk/inbox?${new URLSearchParams({ today, ...query })}`)
    return inboxSchema.parse(await answer.json())
  }

  describe('the inbox', () => {
    it('finds a stay by what is known of it, and by each filter', async () => {
      const { reference, email } = await arriveStay(stage().cms)
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
      await setStay(stage().cms, reference, { stage_since: Date.now() - 4 * 86_400_000 })
      expect(await found({ age: '3' })).toEqual([reference])
      expect(await found({ age: '7' })).toEqual([])
      await setStay(stage().cms, reference, { follow_up_on: today, owner_id: 7, owner: 'Ana' })
      expect(await found({ state: 'due', owner: '7' })).toEqual([reference])
      expect((await readInbox({})).people).toContainEqual({ id: 7, name: 'Ana' })
    })

    it('finds names with accents, typed with them or without, in capitals or not, and so does the list of stays', async () => {
      const sample = inquirySample()
      const surname = randomUUID().slice(0, 8)
      const contact = {
        ...sample.contact,
        firstName: 'Ángel',
        lastName: `ÁLVAREZ ÑANDÚ ${surname}`,
      }
      const { reference } = await submit(stage().cms, { ...sample, contact })
      const searches = ['ángel álvarez ñandú', 'ÁNGEL ÁLVAREZ ÑANDÚ', 'Angel Alvarez nandu']
      for (const search of searches.map((name) => `${name} ${surname}`)) {
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

    it('finds each house of a stay in both languages, and so does the list of stays', async () => {
      const { cms, editor, townId } = stage()
      const key = randomUUID().slice(0, 8)
      const publish = async (which: string) => {
        const slug = `${which}-${key}`
        const name = `Casa Ñandú ${slug}`
        const id = await publishRental(editor, townId, slug, { name })
        await editor.save(
          'api::rental.rental',
          id,
          { ...rentalData, name: `ÁNGEL 5% ${slug}` },
          'es',
        )
        return { id, slug, name }
      }
      const [first, second] = [await publish('first'), await publish('second')]
      const sample = inquirySample()
      const { rental, stay, price, payment } = sample
      const { reference } = await submit(cms, {
        ...sample,
        rental: { ...rental, ...first },
        otherPlaces: [{ rental: { ...rental, ...second }, stay, price, payment, isQuote: false }],
      })
      for (const [search, found] of [
        [`casa ñandú first-${key}`, [{ reference }]],
        [`ángel 5% first-${key}`, [{ reference }]],
        [`casa ñandú second-${key}`, [{ reference }]],
        [`ángel 5% second-${key}`, [{ reference }]],
        [`ángel 5_ second-${key}`, []],
        [`ángel 5% third-${key}`, []],
      ] as const) {
        expect((await readInbox({ search })).data, search).toMatchObject(found)
        const listed = await calls.list(new URLSearchParams({ search }).toString())
        expect(listed.data, search).toMatchObject(found)
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

    it('names the accounts that can be given a stay, without a secret', async () => {
      const name = `Eva${randomUUID().slice(0, 8)}`
      const eva = await accountOf(stage(), {
        name,
        email: `${name.toLowerCase()}@staff.test`,
        roles: ['ceiba-operations'],
        password: 'Volcan-Santa-Maria-1902',
      })
      const account = { id: eva.id, name: `${name} Tzul`, role: 'operations' as const }
      expect((await readInbox({})).accounts).toContainEqual(account)
      const answer = await calls.send('GET', `desk/inbox?today=${today}`)
      expect(await answer.text()).not.toContain('stamp')
      await eva.change({ isActive: false })
      expect((await readInbox({})).accounts).not.toContainEqual(account)
      await eva.remove()
    })

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
      const { reference } = await arriveStay(stage().cms)
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

    it('with another text or way is another one, and needs an id of its own', async () => {
      const { reference } = await arriveStay(stage().cms)
      const reply = { id: randomUUID(), way: 'mailed', text } as const
      const send = (more: object) =>
        calls.change(reference, { revision: 1, set: {}, reply: { ...reply, ...more } })
      expect((await send({})).status).toBe(200)
      expect((await send({ way: 'whatsApp' })).status).toBe(409)
      expect((await send({ text: `${text} Ana` })).status).toBe(409)
      expect((await send({})).status).toBe(200)
      const other = { ...reply, id: randomUUID(), way: 'whatsApp' as const }
      const { status } = await calls.change(reference, { revision: 2, set: {}, reply: other })
      expect(status).toBe(200)
      const kinds = (await calls.read(reference)).events.map(({ kind }) => kind)
      expect(kinds).toEqual(['began', 'mailed', 'moved', 'whatsApp'])
    })

    it('to what somebody else changed meanwhile is refused', async () => {
      const { reference } = await arriveStay(stage().cms)
      const owner = { id: 7, name: 'Ana' }
      await calls.change(reference, { revision: 1, set: { owner } })
      const reply = { id: randomUUID(), way: 'whatsApp', text } as const
      expect((await calls.change(reference, { revision: 1, set: {}, reply })).status).toBe(409)
      expect((await calls.read(reference)).events.map(({ kind }) => kind)).not.toContain('whatsApp')
      expect((await calls.change(reference, { revision: 2, set: {}, reply })).status).toBe(200)
    })
  })

  it('staff set house, dates and guests of a stay, until it has a contract', async () => {
    const { reference } = await arriveStay(stage().cms)
    const facts = {
      rental: { id: 'other', name: 'Casa Jade' },
      startDate: '2034-08-01',
      endDate: '2034-08-05',
      guests: 5,
    }
    expect((await calls.change(reference, { revision: 1, set: { facts } })).status).toBe(200)
    expect(await calls.read(reference)).toMatchObject({
      rentalId: 'other',
      rentalName: 'Casa Jade',
      startDate: '2034-08-01',
      guests: 5,
      endDate: '2034-08-05',
      revision: 2,
    })
    await calls.makeContract({ stay: reference })
    const { revision } = await calls.read(reference)
    expect((await calls.change(reference, { revision, set: { facts } })).status).toBe(409)
  })
}
