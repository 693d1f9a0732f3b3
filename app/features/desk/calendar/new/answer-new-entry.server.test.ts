import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewReservation, RentalCalendar } from '~content/rental-calendar'
import type { NewStay } from '~content/stay-change'
import type { Stay } from '~content/stay'
import type { Catalogue } from '~/features/catalogue/catalogue'
import {
  RecordConflict,
  RecordsUnavailable,
  RequestRejected,
} from '~/platform/content/private-records.server'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { sampleSpan } from '~/testing/factories/calendar-span'
import { sampleStay } from '~/testing/factories/stay-record'
import { answerNewEntry } from './answer-new-entry.server'

const { state } = vi.hoisted(() => ({ state: {} as { catalogue: Catalogue } }))

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  hasCatalogue: () => true,
  getCatalogueUntagged: () => state.catalogue,
}))

const now = new Date('2026-11-23T15:00:00Z')
const formKey = '0b9f7c52-2a53-4b7e-9b7e-3f1f4a0f9f10'
state.catalogue = bookingCatalogue()
const houseId = state.catalogue.idBySlug.get('casa') ?? ''

let made: NewReservation[]
let begun: NewStay[]
let calendar: RentalCalendar
let failure: Error | null
let stay: Stay | null

beforeEach(() => {
  made = []
  begun = []
  calendar = { spans: [], blocked: [] }
  failure = null
  stay = null
})

async function send(fields: Record<string, string> = {}) {
  const form = {
    formKey,
    kind: 'block',
    house: 'casa',
    startDate: '2026-12-01',
    endDate: '2026-12-04',
    name: 'The roof',
    notes: '',
    untilDay: '2026-11-24',
    untilTime: '18:00',
    stay: '',
    email: '',
    phone: '',
    language: 'es',
  }
  const request = new Request('https://ceiba.example/staff/calendar/new', {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...fields }),
  })
  const store = {
    read: async () => calendar,
    async make(wanted: NewReservation) {
      if (failure) throw failure
      made.push(wanted)
    },
  }
  const stays = {
    find: async () => stay,
    async begin(wanted: NewStay) {
      begun.push(wanted)
    },
  }
  try {
    const { data, init } = await answerNewEntry(request, 'en', { store, stays, now })
    return { status: init?.status, reply: data, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, reply: null, to: err.headers.get('Location') }
  }
}

describe('what staff enter on the calendar', () => {
  it('is a block, or a hold until a time of Guatemala', async () => {
    const back = '/staff/calendar?q=casa&from=2026-12-01&done='
    expect(await send()).toMatchObject({ status: 303, to: `${back}block` })
    expect(await send({ kind: 'hold', notes: 'Called' })).toMatchObject({ to: `${back}hold` })
    const nights = { rental: houseId, startDate: '2026-12-01', endDate: '2026-12-04', formKey }
    expect(made).toMatchObject([
      { ...nights, kind: 'block', holdUntil: null, notes: null, name: 'The roof' },
      { ...nights, kind: 'hold', holdUntil: '2026-11-25T00:00:00.000Z', notes: 'Called' },
    ])
    expect(made[0]?.by.actor).toBe('staff: Ana Tzul')
  })

  it('is told who has the nights where somebody was faster, and loses nothing', async () => {
    failure = new RecordConflict('taken')
    const span = sampleSpan({ name: 'María Xol', stay: 'CS-7K2M9Q' })
    calendar = {
      spans: [span],
      blocked: [{ rental: houseId, startDate: '2026-12-02', endDate: '2026-12-02' }],
    }
    const { status, reply } = await send()
    expect(status).toBe(409)
    expect(reply).toMatchObject({
      notice: 'taken',
      input: { name: 'The roof', formKey },
      holders: [
        { kind: 'booking', name: 'María Xol', address: '/staff/stays/CS-7K2M9Q' },
        { kind: 'dates', startDate: '2026-12-02', endDate: '2026-12-03' },
      ],
    })
    calendar = { spans: [], blocked: [] }
    expect(await send()).toMatchObject({ status: 409, reply: { notice: 'changed' } })
  })

  it('goes on to the offer of a stay, or of one that begins now, once', async () => {
    const to = (stayId: string) =>
      `/staff/stays/${stayId}/offer?house=casa&from=2026-12-01&to=2026-12-04`
    stay = sampleStay({ reference: 'CS-7K2M9Q' })
    expect((await send({ kind: 'offer', stay: 'cs-7k2m9q' })).to).toBe(to('CS-7K2M9Q'))
    expect(begun).toEqual([])
    const fields = { kind: 'offer', name: 'María Xol', phone: '5555 1234' }
    const first = await send(fields)
    expect((await send(fields)).to).toBe(first.to)
    expect(begun).toHaveLength(2)
    expect(begun[0]).toEqual(begun[1])
    expect(begun[0]).toMatchObject({
      guestName: 'María Xol',
      email: null,
      phone: '+502 5555 1234',
      rental: { id: houseId },
    })
    expect(first.to).toBe(to(begun[0]?.reference ?? ''))
    const corrected = await send({ ...fields, name: 'María Xol Caal' })
    expect(begun[2]).toMatchObject({ guestName: 'María Xol Caal' })
    expect(corrected.to).toBe(to(begun[2]?.reference ?? ''))
    expect(corrected.to).not.toBe(first.to)
  })

  it('calls the house of a new stay as its guest knows it', async () => {
    const texts = state.catalogue.rentals.get(houseId)?.texts
    for (const language of ['en', 'es'] as const) await send({ kind: 'offer', language })
    expect(texts?.en?.name).not.toBe(texts?.es?.name)
    expect(begun.map(({ rental }) => rental.name)).toEqual([texts?.en?.name, texts?.es?.name])
  })

  it.each([
    ['+1 415 555 2671', '+1 415 555 2671'],
    ['ask her sister', 'ask her sister'],
    ['', null],
  ])('keeps the telephone %j of another country as %j', async (phone, kept) => {
    await send({ kind: 'offer', name: 'María Xol', phone })
    expect(begun).toMatchObject([{ phone: kept }])
  })

  it('makes no offer of taken nights, of an unknown stay, or of one with a contract', async () => {
    const offer = { kind: 'offer', stay: 'CS-7K2M9Q' }
    expect(await send(offer)).toMatchObject({ status: 422, reply: { problems: { stay: true } } })
    stay = sampleStay({ contract: 'C-7K2M9Q' })
    expect(await send(offer)).toMatchObject({ status: 409, reply: { notice: 'hasContract' } })
    calendar = { spans: [sampleSpan()], blocked: [] }
    expect(await send({ kind: 'offer' })).toMatchObject({
      status: 409,
      reply: { notice: 'taken', holders: [{}] },
    })
    expect(begun).toEqual([])
  })

  it.each([
    ['is away', new RecordsUnavailable('away')],
    ['rejects it', new RequestRejected('The CMS answered 400: why')],
  ])('is kept while the CMS %s', async (_, err) => {
    failure = err
    expect(await send({ notes: 'Two men' })).toMatchObject({
      status: 503,
      reply: { notice: 'unavailable', input: { notes: 'Two men' } },
    })
  })

  it.each<[Record<string, string>, number]>([
    [{ house: 'venta' }, 422],
    [{ house: 'gone' }, 422],
    [{ name: '' }, 422],
    [{ formKey: 'x' }, 400],
  ])('is refused: %o', async (fields, status) => {
    expect((await send(fields)).status).toBe(status)
    expect(made).toEqual([])
  })
})
