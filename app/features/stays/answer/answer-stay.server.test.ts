import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stayChangeSchema, type StayChange } from '~content/stay-change'
import type { Stay } from '~content/stay'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { sampleStay } from '~/testing/factories/stay-record'
import { answerStay } from './answer-stay.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))

const reply = randomUUID()
const draft = { do: 'mailed', revision: '1', reply, subject: 'Casa Ñandú', text: 'Está libre.' }

let stay: Stay
/** The stay once it is changed. */
let answered: Stay | null
let changes: StayChange[]
let failure: Error | null
let outcome: 'accepted' | 'conflict' | 'unavailable'
const accept = vi.fn<(submission: { key: unknown; payload: object }) => void>()

beforeEach(() => {
  stay = sampleStay()
  answered = null
  changes = []
  failure = null
  outcome = 'accepted'
  accept.mockReset()
})

async function send(fields: Record<string, string> = {}, query = '') {
  const request = new Request(`https://ceiba.example/staff/stays/CS-7K2M9Q/answer${query}`, {
    method: 'POST',
    body: new URLSearchParams({ ...draft, ...fields }),
  })
  const queue: Pick<Outbox, 'accept'> = {
    async accept(submission) {
      accept(submission)
      if (outcome === 'accepted') return { outcome, id: 'id', isNew: true }
      return { outcome }
    },
  }
  const store = {
    find: async () => stay,
    async change(_: string, change: StayChange) {
      if (failure) throw failure
      if (change.revision !== stay.revision) return null
      changes.push(change)
      return answered ?? stay
    },
  }
  try {
    const { data, init } = await answerStay({
      request,
      locale: 'en' as const,
      id: 'CS-7K2M9Q',
      store,
      queue,
    })
    return { status: init?.status, reply: data, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, reply: null, to: err.headers.get('Location') }
  }
}

describe('an answer from the inbox', () => {
  const from = `?${new URLSearchParams({ inbox: 'state=due&page=2' })}`

  it('leads back to the same list when it was mailed', async () => {
    const { to } = await send({}, from)
    expect(to).toBe('/staff/inbox?state=due&page=2&answered=CS-7K2M9Q')
  })

  it('leads to the stay for WhatsApp, and to the offer when that comes next', async () => {
    expect((await send({ do: 'whatsApp' }, from)).to).toBe('/staff/stays/CS-7K2M9Q?done=whatsApp')
    expect((await send({ do: 'mailedOffer' }, from)).to).toMatch('/staff/stays/CS-7K2M9Q/offer?')
  })

  it('never leads to another page', async () => {
    const query = `?${new URLSearchParams({ inbox: '//evil.example/?a=1#b' })}`
    const { pathname, host } = new URL((await send({}, query)).to ?? '', 'https://ceiba.example')
    expect([host, pathname]).toEqual(['ceiba.example', '/staff/inbox'])
  })
})

describe('an answer', () => {
  it('by mail goes into the timeline, then into the outbox', async () => {
    expect(await send({ text: 'Está\r\nlibre.' })).toMatchObject({
      status: 303,
      to: '/staff/stays/CS-7K2M9Q?done=mailed',
    })
    expect(changes).toEqual([
      {
        revision: 1,
        set: {},
        note: null,
        by: { actor: 'staff: Ana Tzul', address: '' },
        reply: { id: expect.any(String), way: 'mailed', text: 'Casa Ñandú\n\nEstá\nlibre.' },
      },
    ])
    expect(accept).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        key: { value: `${changes[0]?.reply?.id}.answer`, window: null },
        payload: {
          reference: 'CS-7K2M9Q',
          language: 'es',
          subject: 'Casa Ñandú',
          to: { name: 'María José Xicay', address: 'maria@example.com' },
          text: 'Está\nlibre.',
        },
      }),
    )
  })

  it('by mail leads on to the offer where staff say so', async () => {
    expect(await send({ do: 'mailedOffer' })).toMatchObject({
      status: 303,
      to: '/staff/stays/CS-7K2M9Q/offer?done=mailed',
    })
    expect(accept).toHaveBeenCalledTimes(1)
  })

  it('for WhatsApp is written down and not mailed', async () => {
    expect(await send({ do: 'whatsApp', subject: '' })).toMatchObject({
      status: 303,
      to: '/staff/stays/CS-7K2M9Q?done=whatsApp',
    })
    expect(changes[0]?.reply).toMatchObject({ way: 'whatsApp', text: 'Está libre.' })
    expect(accept).not.toHaveBeenCalled()
  })

  it('is not sent where somebody was faster, and the draft comes back under the same id', async () => {
    stay = sampleStay({ revision: 2 })
    expect(await send()).toEqual({
      status: 409,
      to: null,
      reply: {
        problem: 'outdated',
        unfilled: '',
        replyId: reply,
        revision: null,
        subject: 'Casa Ñandú',
        text: 'Está libre.',
      },
    })
    expect(accept).not.toHaveBeenCalled()
  })

  it.each([
    ['unavailable', 503, 'notSent'],
    ['conflict', 409, 'repeated'],
  ] as const)(
    'that the outbox answers with %s keeps the draft',
    async (answer, status, problem) => {
      outcome = answer
      expect(await send()).toMatchObject({ status, reply: { problem, replyId: reply } })
    },
  )

  it('is the same one when it is sent again, and another one with another text or way', async () => {
    const idOf = async (fields: Record<string, string>) => {
      await send(fields)
      return stayChangeSchema.parse(changes.at(-1)).reply?.id
    }
    const id = await idOf({})
    expect(await idOf({})).toBe(id)
    const others = [
      await idOf({ text: 'Sí.' }),
      await idOf({ do: 'whatsApp' }),
      await idOf({ reply: randomUUID() }),
    ]
    expect(new Set([id, ...others]).size).toBe(4)
  })

  it('that could not be mailed names the state that its own line made', async () => {
    outcome = 'unavailable'
    answered = sampleStay({ revision: 2, stage: 'answered' })
    expect((await send()).reply).toMatchObject({ problem: 'notSent', revision: 2 })
  })

  it.each([new RecordsUnavailable('down'), new RequestRejected('why')])(
    'that cannot be written down is not sent: $name',
    async (err) => {
      failure = err
      expect(await send()).toMatchObject({ status: 503, reply: { problem: 'unavailable' } })
      expect(accept).not.toHaveBeenCalled()
    },
  )

  it.each([
    [{ text: ' ' }, 'empty'],
    [{ subject: '' }, 'empty'],
    [{ text: 'x'.repeat(4801) }, 'tooLong'],
    [{ subject: 'From {{arrival}}' }, 'unfilled'],
    [{ text: '{{total}}' }, 'unfilled'],
  ])('with %o is told what is wrong', async (fields, problem) => {
    const answered = await send(fields)
    expect(answered).toMatchObject({ status: 422, reply: { problem } })
    expect(changes).toEqual([])
  })

  it('that is corrected still names the state that its writer saw', async () => {
    const { reply: refused } = await send({ text: '{{total}}' })
    expect(refused).toMatchObject({ problem: 'unfilled', revision: 1 })
    stay = sampleStay({ revision: 2 })
    expect((await send({ revision: String(refused?.revision) })).reply).toMatchObject({
      problem: 'outdated',
    })
  })

  it('needs an address or a number', async () => {
    stay = sampleStay({ email: null, phone: null })
    expect((await send()).reply).toMatchObject({ problem: 'noEmail' })
    expect((await send({ do: 'whatsApp' })).reply).toMatchObject({ problem: 'noPhone' })
  })

  it.each<Record<string, string>>([
    { do: 'fax' },
    { reply: 'no-id' },
    { revision: '-1' },
    { revision: '1e999' },
  ])('is no form of ours: %o', async (fields) => {
    expect((await send(fields)).status).toBe(400)
  })

  it('cannot add a line to the head of the mail', async () => {
    await send({ subject: 'Hola\r\nBcc: all@example.com' })
    expect(accept.mock.calls[0]?.[0].payload).toMatchObject({
      subject: expect.stringMatching(/^Hola {1,2}Bcc: all@example.com$/),
    })
  })
})
