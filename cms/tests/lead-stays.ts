import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskLeadAnswerSchema, leadStayAnswerSchema } from '../../content-types/desk-lead'
import { inboxSchema } from '../../content-types/desk'
import { reportedStaysSchema } from '../../content-types/report'
import { lead as leadUid, leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import type { Stage } from './stage'
import { contentToken, type RunningCms, staffToken, submissionToken } from './start-cms'
import { dates, staff, stayCalls } from './stay-calls'

const today = '2032-01-05'

/** Sends a request of a landing page that names no dates. */
export async function sendUndated(cms: RunningCms, receivedAt = '2031-08-06T15:00:00.000Z') {
  const sample = leadSample('landing', { receivedAt })
  const named = randomUUID().slice(0, 8)
  const whole = {
    ...sample,
    contact: { ...sample.contact, firstName: 'Ixchel', lastName: named },
    campaign: { ...sample.campaign, source: `radio-${named}` },
    request: { ...sample.request, type: 'hotels', startDate: '2032-03-04', endDate: null },
  }
  const { reference, documentId } = await leadCalls.submit(cms, whole)
  return { reference, documentId, sample: whole, named }
}

/** What staff know of the stay by then. */
export const known = {
  by: staff,
  rental: { id: 'rental1', name: 'Casa Ñandú' },
  ...dates,
  guests: 4,
}

/** Leads of landing pages without dates, of which staff make stays. */
export function describeLeadStays(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const send = () => sendUndated(stage().cms)
  const make = async (reference: string, wanted: object = known) => {
    const answer = await calls.send('PUT', `desk/leads/${reference}/stay`, wanted)
    const begun = leadStayAnswerSchema.safeParse(await answer.json())
    return { status: answer.status, ...begun.data?.data }
  }
  const find = async (reference: string) =>
    deskLeadAnswerSchema.parse(await (await calls.send('GET', `desk/leads/${reference}`)).json())
      .data

  const inbox = async (query: Record<string, string>) => {
    const answer = await calls.send('GET', `desk/inbox?${new URLSearchParams({ today, ...query })}`)
    return inboxSchema.parse(await answer.json()).data
  }

  describe('a stay of a landing lead', () => {
    it('is made once, with what the guest sent, and begins with their words', async () => {
      const { reference, sample } = await send()
      const { contact, receivedAt } = sample
      expect((await calls.list(`search=${reference}`)).total).toBe(0)
      expect(await find(reference)).toMatchObject({
        reference,
        name: `Ixchel ${contact.lastName}`,
        email: contact.email,
        phone: contact.phone,
        language: 'es',
        about: sample.request.source.title,
        words: `${sample.specialRequirement}\n${sample.request.location}`,
        startDate: '2032-03-04',
        endDate: null,
        guests: 3,
        adults: sample.request.adults,
        children: sample.request.children,
        contactMethod: contact.contactMethod,
        stay: null,
      })
      expect(await make(reference)).toEqual({ status: 201, reference, isNew: true })
      const later = { ...known, startDate: '2032-04-01', endDate: '2032-04-02' }
      expect(await make(reference, later)).toEqual({ status: 200, reference, isNew: false })
      expect(await calls.read(reference)).toMatchObject({
        lead: reference,
        stage: 'new',
        stageSince: receivedAt,
        receivedAt,
        guestName: `Ixchel ${contact.lastName}`,
        email: contact.email,
        phone: contact.phone,
        language: 'es',
        rentalId: 'rental1',
        rentalName: 'Casa Ñandú',
        guests: 4,
        ...dates,
        request: {
          contactMethod: contact.contactMethod,
          adult: sample.request.adults,
          children: sample.request.children,
          total: null,
        },
        events: [
          {
            kind: 'wrote',
            actor: 'guest',
            at: receivedAt,
            detail: expect.stringContaining('con patio'),
          },
          { kind: 'began', ...staff, stage: 'new' },
          { kind: 'facts', ...staff, detail: 'Casa Ñandú · 2032-03-04 – 2032-03-08 · 4' },
        ],
      })
      expect((await find(reference))?.stay).toBe(reference)
    })

    it('takes the place of the lead in the inbox', async () => {
      const { reference, named } = await send()
      const waiting = { search: named, state: 'waiting' }
      const row = { reference, source: 'landing' }
      expect(await inbox(waiting)).toMatchObject([{ ...row, lead: expect.any(String) }])
      await make(reference)
      expect(await inbox(waiting)).toMatchObject([{ ...row, lead: null }])
    })

    it('can be made while its lead is found among all entries, contacted and not spam', async () => {
      const { editor } = stage()
      const { reference, documentId, named: search } = await send()
      await editor.save(leadUid, documentId, { stage: 'contacted' })
      expect(await inbox({ search, state: 'waiting' })).toEqual([])
      expect(await inbox({ search })).toMatchObject([{ lead: documentId, stage: 'answered' }])
      await make(reference)
      expect(await inbox({ search })).toMatchObject([{ lead: null, reference, stage: 'answered' }])
      const spam = await send()
      await editor.save(leadUid, spam.documentId, { stage: 'spam' })
      expect(await inbox({ search: spam.named })).toEqual([])
    })

    it('is counted by its landing and campaign when it is signed', async () => {
      const { reference, sample } = await send()
      await make(reference)
      const contract = await calls.makeContract({ stay: reference }, dates)
      expect(contract.status).toBe(201)
      await calls.sign(contract.reference)
      const days = new URLSearchParams({ from: '2031-08-06', to: '2031-08-06' })
      const answer = await calls.send('GET', `reports/stays?${days}`)
      const { data } = reportedStaysSchema.parse(await answer.json())
      expect(
        data.filter(({ campaign }) => campaign.source === sample.campaign.source),
      ).toMatchObject([
        {
          origin: 'lead',
          isLanding: true,
          section: 'hotels',
          stage: 'signed',
          receivedAt: sample.receivedAt,
          reached: { signed: expect.any(String) },
        },
      ])
    })

    it('follows the stage of its lead in the panel, and is deleted with it', async () => {
      const { reference, documentId } = await send()
      await make(reference, { ...known, rental: null })
      expect((await calls.read(reference)).rentalName).toBe('Fin de semana en la finca')
      const { editor } = stage()
      await editor.save(leadUid, documentId, { stage: 'contacted' })
      expect((await calls.read(reference)).stage).toBe('answered')
      await editor.remove(leadUid, documentId, null)
      expect((await calls.list(`search=${reference}`)).total).toBe(0)
    })

    it('is answered where its lead was answered or given up before', async () => {
      for (const given of ['contacted', 'lost'] as const) {
        const { reference, documentId } = await send()
        await stage().editor.save(leadUid, documentId, { stage: given })
        await make(reference)
        expect(await calls.read(reference)).toMatchObject({ stage: 'answered', lostReason: null })
      }
    })

    it('is not made of other leads, of unknown ones, or without dates in their order', async () => {
      const other = await leadCalls.submit(stage().cms, leadSample('listWithUs'))
      for (const reference of [other.reference, 'CS-NOTHING']) {
        expect(await find(reference)).toBeNull()
        expect((await make(reference)).status).toBe(404)
      }
      const { reference } = await send()
      for (const wrong of [{ startDate: null }, { endDate: dates.startDate }, { guests: 0 }]) {
        expect((await make(reference, { ...known, ...wrong })).status).toBe(400)
      }
      expect((await find(reference))?.stay).toBeNull()
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'is closed to the token %s',
      async (token) => {
        const { reference } = await send()
        const path = `desk/leads/${reference}`
        const read = await calls.send('GET', path, undefined, token)
        const made = await calls.send('PUT', `${path}/stay`, known, token)
        for (const { status } of [read, made]) expect(status).toBeGreaterThanOrEqual(401)
        expect((await find(reference))?.stay).toBeNull()
      },
    )
  })
}
