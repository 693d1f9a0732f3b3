import { describe, expect, it, vi } from 'vitest'
import type { Reservation, ReservationEnd } from '~content/rental-calendar'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { sampleReservation } from '~/testing/factories/calendar-span'
import { answerEntry } from './answer-entry.server'
import { readEntry } from './read-entry.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({ hasCatalogue: () => false }))

const now = new Date('2026-12-02T15:00:00Z')
const context = { locale: 'en', id: 'span1', now } as const
const address = 'https://ceiba.example/staff/calendar/entries/span1'

const read = (more: Partial<Reservation>) =>
  readEntry({
    ...context,
    request: new Request(address),
    store: { find: async () => sampleReservation(more) },
  })

describe('a reservation on the calendar', () => {
  it('can be ended where staff made it and it is not over', async () => {
    expect(await read({})).toMatchObject({ mayEnd: true, isOver: false, nights: 4 })
    expect(await read({ endDate: '2026-12-02' })).toMatchObject({ mayEnd: false, isOver: true })
    const held = { kind: 'hold', holdUntil: '2026-12-02T15:00:00.000Z' } as const
    expect(await read(held)).toMatchObject({ mayEnd: false, isOver: true })
    const later = '2026-12-02T15:00:01.000Z'
    expect((await read({ ...held, holdUntil: later })).mayEnd).toBe(true)
    expect((await read({ ...held, holdUntil: later, offer: 'O-7K2M9Q' })).mayEnd).toBe(false)
    expect((await read({ kind: 'booking' })).mayEnd).toBe(false)
    expect((await read({ kind: 'import' })).mayEnd).toBe(false)
  })

  it.each(['nobody', '../stays', ''])('that does not exist answers 404: %s', async (id) => {
    const find = vi.fn(async () => null)
    const reading = readEntry({ ...context, id, request: new Request(address), store: { find } })
    await expect(reading).rejects.toMatchObject({ status: 404 })
    expect(find).toHaveBeenCalledTimes(id === 'nobody' ? 1 : 0)
  })

  const send = async (
    fields: Record<string, string>,
    end: () => Promise<boolean>,
    found: Reservation | null = sampleReservation(),
  ) => {
    const ends: ReservationEnd[] = []
    const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) })
    const store = {
      find: async () => found,
      end: (_: string, wanted: ReservationEnd) => {
        ends.push(wanted)
        return end()
      },
    }
    try {
      const { data, init } = await answerEntry({ ...context, request, store })
      return { status: init?.status, problem: data.problem, to: null, ends }
    } catch (err) {
      if (!(err instanceof Response)) throw err
      return { status: err.status, problem: null, to: err.headers.get('Location'), ends }
    }
  }
  const form = { do: 'end', updatedAt: '2026-11-23T15:00:00.000Z' }

  it('is ended from today of Guatemala on, as it was seen', async () => {
    expect(await send(form, async () => true)).toMatchObject({
      status: 303,
      to: '/staff/calendar?done=ended',
      ends: [{ updatedAt: form.updatedAt, today: '2026-12-02', by: { actor: 'staff: Ana Tzul' } }],
    })
    expect(await send(form, async () => false)).toMatchObject({ status: 409, problem: 'outdated' })
    expect(await send(form, async () => false, null)).toMatchObject({
      status: 303,
      to: '/staff/calendar?done=gone',
    })
    const away = async () => Promise.reject(new RecordsUnavailable('away'))
    expect(await send(form, away)).toMatchObject({ status: 503, problem: 'unavailable' })
    for (const broken of [{ do: 'end' }, { ...form, do: 'x' }, { ...form, updatedAt: 'now' }]) {
      expect(await send(broken, async () => true)).toMatchObject({ status: 400, ends: [] })
    }
  })
})
