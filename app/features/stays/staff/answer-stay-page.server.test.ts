import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StayChange } from '~content/stay-change'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleStay } from '~/testing/factories/stay-record'
import {
  RecordConflict,
  RecordsUnavailable,
  RequestRejected,
} from '~/platform/content/private-records.server'
import type { StayStore } from '../stay-store.server'
import { answerStayPage } from './answer-stay-page.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))

let changes: StayChange[]
let store: StayStore
let shareBooking: ReturnType<typeof vi.fn<() => Promise<boolean>>>

beforeEach(() => {
  shareBooking = vi.fn(async () => true)
  changes = []
  const agreement = { stage: 'signed', signedAt: null, reservation: sampleReservation() } as const
  const stay = sampleStay({ revision: 3, contract: 'C-7K2M9Q', agreement })
  store = {
    find: async () => stay,
    begin: vi.fn<StayStore['begin']>(),
    async change(_, change) {
      if (change.revision !== stay.revision) return null
      changes.push(change)
      return stay
    },
    makeBooking: vi.fn<StayStore['makeBooking']>(async () => ({ ...stay, booking: 'document' })),
    list: async () => ({ data: [], total: 0 }),
  }
})

async function send(fields: Record<string, string>) {
  const request = new Request('https://ceiba.example/staff/stays/CS-7K2M9Q', {
    method: 'POST',
    body: new URLSearchParams({ revision: '3', ...fields }),
  })
  try {
    const about = { locale: 'en', id: 'CS-7K2M9Q', store, shareBooking } as const
    const { data, init } = await answerStayPage({ request, ...about })
    return { status: init?.status, reply: data, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, reply: null, to: err.headers.get('Location') }
  }
}

describe('what staff do with a stay', () => {
  it.each([
    [{ do: 'take' }, { owner: { id: 7, name: 'Ana Tzul' } }],
    [{ do: 'give' }, { owner: null }],
    [{ do: 'move', stage: 'answered' }, { stage: 'answered' }],
    [{ do: 'followUp', followUpOn: '2026-12-01' }, { followUpOn: '2026-12-01' }],
    [{ do: 'followUp', followUpOn: '' }, { followUpOn: null }],
    [
      {
        do: 'facts',
        rental: '',
        guests: '4',
        startDate: '2027-02-01',
        endDate: '2027-02-03',
      },
      { facts: { rental: null, guests: 4, startDate: '2027-02-01', endDate: '2027-02-03' } },
    ],
    [
      { do: 'guest', guestName: 'Ixchel\tXol', email: ' ixchel@example.com ', phone: '' },
      { guest: { guestName: 'Ixchel Xol', email: 'ixchel@example.com', phone: null } },
    ],
    ...[
      ['5555 1234', '+502 5555 1234'],
      ['+1 213 373 4253', '+1 213 373 4253'],
      ['ext. 12', 'ext. 12'],
    ].map(([phone = '', stored]): [Record<string, string>, object] => [
      { do: 'guest', guestName: 'Ixchel Xol', email: '', phone },
      { guest: { guestName: 'Ixchel Xol', email: null, phone: stored } },
    ]),
    [
      { do: 'lose', reason: 'price' },
      { stage: 'lost', lostReason: 'price' },
    ],
  ])('%o is sent with who did it', async (fields, set) => {
    expect(await send(fields)).toMatchObject({
      status: 303,
      to: `/staff/stays/CS-7K2M9Q?done=${fields.do}`,
    })
    const by = { actor: 'staff: Ana Tzul', address: '' }
    expect(changes).toEqual([{ revision: 3, by, set, note: null }])
  })

  it('is refused where somebody was faster, and what was written comes back', async () => {
    expect(await send({ do: 'note', note: 'Called\r\nher', revision: '2' })).toEqual({
      status: 409,
      to: null,
      reply: {
        problem: 'outdated',
        action: 'note',
        note: 'Called\nher',
        typed: {},
        shown: {},
        revision: null,
      },
    })
  })

  const sentFacts = {
    do: 'facts',
    rental: '',
    startDate: '',
    endDate: '',
    guests: '5',
    'shown.rental': '',
    'shown.startDate': '',
    'shown.endDate': '',
    'shown.guests': '3',
  }

  it('brings back what was changed alone where somebody was faster', async () => {
    const { reply } = await send({ ...sentFacts, revision: '2' })
    expect(reply).toMatchObject({ problem: 'outdated', shown: {}, revision: null })
    expect(reply?.typed).toEqual({ guests: '5' })
  })

  it.each([new RecordsUnavailable('down'), new RequestRejected('why')])(
    'brings back the revision and what the writer saw where the stay cannot be saved: $name',
    async (err) => {
      store.change = () => Promise.reject(err)
      const { reply } = await send(sentFacts)
      expect(reply).toMatchObject({ problem: 'unavailable', revision: 3, shown: { guests: '3' } })
      expect(reply?.typed).toEqual({ rental: '', startDate: '', endDate: '', guests: '5' })
    },
  )

  it.each<Record<string, string>>([
    { do: 'move', stage: 'signed' },
    { do: 'move', stage: 'lost' },
    { do: 'lose', reason: 'made-up' },
    { do: 'delete' },
    { do: 'followUp', followUpOn: '2026-02-30' },
    { do: 'take', revision: '1e999' },
    { do: 'take', revision: '-1' },
  ])('is no form of ours: %o', async (fields) => {
    expect((await send(fields)).status).toBe(400)
    expect(changes).toEqual([])
  })

  it.each<Record<string, string>>([
    { startDate: '2027-02-03', endDate: '2027-02-03' },
    { startDate: '2027-02-03', endDate: '' },
    { startDate: '2027-02-30', endDate: '2027-03-03' },
    { guests: '0' },
    { guests: '2.5' },
    { rental: 'unknown' },
  ])('house and dates that make no sense are told: %o', async (fields) => {
    const typed = { rental: '', guests: '', ...fields }
    const answered = await send({ do: 'facts', ...typed })
    expect(answered).toMatchObject({ status: 422 })
    expect(answered.reply).toEqual({
      problem: 'wrongFacts',
      action: 'facts',
      note: '',
      typed,
      shown: {},
      revision: 3,
    })
    expect(changes).toEqual([])
  })

  it.each<Record<string, string>>([
    { guestName: ' ' },
    { guestName: 'x'.repeat(201) },
    { email: 'maria@' },
    { email: 'a@example.com, b@example.com' },
    { phone: '5'.repeat(41) },
  ])('a name or contact that cannot be used is told, and comes back: %o', async (fields) => {
    const typed = { guestName: 'María Xol', email: '', phone: '', ...fields }
    const answered = await send({ do: 'guest', ...typed })
    expect(answered).toMatchObject({ status: 422 })
    expect(answered.reply).toMatchObject({ problem: 'wrongGuest', typed, revision: 3 })
    expect(changes).toEqual([])
  })

  it('brings back a changed address alone where somebody was faster', async () => {
    const seen = { 'shown.guestName': 'María', 'shown.email': '', 'shown.phone': '' }
    const typed = { guestName: 'María', email: 'maria@example.com', phone: '' }
    const { reply } = await send({ do: 'guest', ...typed, ...seen, revision: '2' })
    expect(reply?.problem).toBe('outdated')
    expect(reply?.typed).toEqual({ email: 'maria@example.com' })
  })

  it('an empty note and an endless one are told', async () => {
    expect((await send({ do: 'note', note: ' ' })).reply).toMatchObject({ problem: 'incomplete' })
    const endless = await send({ do: 'note', note: 'x'.repeat(2001) })
    expect(endless.reply).toMatchObject({ problem: 'tooLong' })
  })

  it('tells that others have the nights of a stay that comes back', async () => {
    store.change = () => Promise.reject(new RecordConflict('taken'))
    expect(await send({ do: 'move', stage: 'accepted', note: 'She comes' })).toMatchObject({
      status: 409,
      reply: { problem: 'nightsTaken', note: 'She comes' },
    })
  })

  it('makes the confirmation and shares it in one step', async () => {
    expect(await send({ do: 'bookingShared' })).toMatchObject({
      status: 303,
      to: '/staff/stays/CS-7K2M9Q?done=bookingShared',
    })
    const by = { actor: 'staff: Ana Tzul', address: '' }
    expect(shareBooking).toHaveBeenCalledExactlyOnceWith('document', by)
  })

  it('leads to the confirmation that was made but could not be shared', async () => {
    shareBooking.mockResolvedValue(false)
    expect(await send({ do: 'bookingShared' })).toMatchObject({ to: '/staff/bookings/document' })
  })

  it('makes the confirmation with hours, payments and contacts, and opens it', async () => {
    expect(await send({ do: 'booking' })).toMatchObject({
      status: 303,
      to: '/staff/bookings/document',
    })
    expect(shareBooking).not.toHaveBeenCalled()
    expect(store.makeBooking).toHaveBeenCalledWith('CS-7K2M9Q', {
      revision: 3,
      by: { actor: 'staff: Ana Tzul', address: '' },
      checkInFrom: '13:00',
      checkOutUntil: '10:00',
      checkin: null,
      notes: expect.stringMatching(/C-7K2M9Q[^]*\$1,482\.50[^]*maria@example\.com/),
    })
  })
})
