import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaffAccount } from '~content/staff-account'
import type { StayChange } from '~content/stay-change'
import { AccountsUnavailable } from '~/features/staff/session/cms-accounts.server'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { sampleStay } from '~/testing/factories/stay-record'
import { answerInbox } from './answer-inbox.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))

let changes: [string, StayChange][]
let outdated: string[]
let down: string[]
let rejected: string[]

const accounts: StaffAccount[] = [
  { id: 9, name: 'Luz Chávez', role: 'operations', stamp: 'a' },
  { id: 11, name: 'Mateo Ixim', role: 'marketing', stamp: 'b' },
]
const find = vi.fn<(id: number) => Promise<StaffAccount | null>>()

beforeEach(() => {
  find.mockImplementation(async (id) => accounts.find((each) => each.id === id) ?? null)
  changes = []
  outdated = []
  down = []
  rejected = []
})

async function send(fields: Record<string, string>, picks = ['CS-AAAA.1', 'CS-BBBB.4']) {
  const body = new URLSearchParams(fields)
  for (const pick of picks) body.append('pick', pick)
  const request = new Request('https://ceiba.example/staff/inbox?q=Ana&page=2', {
    method: 'POST',
    body,
  })
  const store = {
    async change(reference: string, change: StayChange) {
      if (down.includes(reference)) throw new RecordsUnavailable('down')
      if (rejected.includes(reference)) throw new RequestRejected('The CMS answered 400: why')
      if (outdated.includes(reference)) return null
      changes.push([reference, change])
      return sampleStay()
    },
  }
  try {
    const { data, init } = await answerInbox(request, 'en', { store, accounts: { find } })
    return { status: init?.status, reply: data, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, reply: null, to: err.headers.get('Location') }
  }
}

describe('what is done with ticked stays', () => {
  it.each([
    [{ do: 'take' }, { owner: { id: 7, name: 'Ana Tzul' } }],
    [{ do: 'give' }, { owner: null }],
    [{ do: 'assign', person: '9' }, { owner: { id: 9, name: 'Luz Chávez' } }],
    [{ do: 'followUp', followUpOn: '2026-12-01' }, { followUpOn: '2026-12-01' }],
    [
      { do: 'lose', reason: 'price' },
      { stage: 'lost', lostReason: 'price' },
    ],
  ])('%o changes each with the revision that the list showed', async (fields, set) => {
    expect(await send(fields)).toMatchObject({
      status: 303,
      to: '/staff/inbox?q=Ana&page=2&done=2',
    })
    const by = { actor: 'staff: Ana Tzul', address: '' }
    expect(changes).toEqual([
      ['CS-AAAA', { revision: 1, by, set, note: null }],
      ['CS-BBBB', { revision: 4, by, set, note: null }],
    ])
  })

  it('names what somebody else changed, does the rest, and keeps the note', async () => {
    outdated = ['CS-AAAA']
    expect(await send({ do: 'note', note: 'Called\r\nher' })).toMatchObject({
      status: 409,
      reply: { problem: 'outdated', done: 1, missed: ['CS-AAAA'], typed: { note: 'Called\nher' } },
    })
    expect(changes[0]?.[1].note).toBe('Called\nher')
  })

  it('says what was done before the CMS went away', async () => {
    down = ['CS-BBBB']
    expect(await send({ do: 'take' }, ['CS-AAAA.1', 'CS-BBBB.1', 'CS-CCCC.1'])).toMatchObject({
      status: 503,
      reply: { problem: 'unavailable', done: 1, missed: ['CS-BBBB', 'CS-CCCC'] },
    })
  })

  it('says what was done before the CMS rejected a change', async () => {
    rejected = ['CS-BBBB']
    const fields = { do: 'note', note: 'Called' }
    expect(await send(fields, ['CS-AAAA.1', 'CS-BBBB.1', 'CS-CCCC.1'])).toMatchObject({
      status: 503,
      reply: { done: 1, missed: ['CS-BBBB', 'CS-CCCC'], typed: { note: 'Called' } },
    })
  })

  it.each([
    [{ do: 'note', note: ' ' }, 'incomplete'],
    [{ do: 'note', note: 'x'.repeat(2001) }, 'tooLong'],
    [{ do: 'followUp', followUpOn: '' }, 'incomplete'],
  ])('%o is told', async (fields, problem) => {
    expect(await send(fields)).toMatchObject({ status: 422, reply: { problem } })
  })

  it('gives back ticks and fields where nothing was changed', async () => {
    const fields = { followUpOn: '', person: '9', reason: 'price', note: 'Called' }
    expect((await send({ do: 'followUp', ...fields })).reply).toMatchObject({
      problem: 'incomplete',
      done: 0,
      missed: ['CS-AAAA', 'CS-BBBB'],
      typed: fields,
    })
  })

  it.each([
    ['11', 'has no right for stays'],
    ['3', 'is gone'],
  ])('gives nothing to account %s, which %s', async (person) => {
    expect(await send({ do: 'assign', person })).toMatchObject({
      status: 422,
      reply: { problem: 'mayNotTake', missed: ['CS-AAAA', 'CS-BBBB'], typed: { person } },
    })
    expect(changes).toEqual([])
  })

  it('gives nothing to an account that cannot be checked', async () => {
    find.mockRejectedValue(new AccountsUnavailable('down'))
    expect(await send({ do: 'assign', person: '9' })).toMatchObject({
      status: 503,
      reply: { problem: 'unavailable', done: 0 },
    })
    expect(changes).toEqual([])
  })

  it('needs a tick', async () => {
    expect((await send({ do: 'take' }, [])).reply).toMatchObject({ problem: 'nothingPicked' })
  })

  it.each<[Record<string, string>, string[]?]>([
    [{ do: 'delete' }],
    [{ do: 'assign', person: 'Luz' }],
    [{ do: 'assign', person: '0' }],
    [{ do: 'followUp', followUpOn: '2026-02-30' }],
    [{ do: 'lose', reason: 'made-up' }],
    [{ do: 'take' }, ['CS-AAAA']],
    [{ do: 'take' }, ['cs-aaaa.1']],
    [{ do: 'take' }, Array.from({ length: 26 }, (_, index) => `CS-AA${index + 10}.1`)],
  ])('%o is no form of ours', async (fields, picks) => {
    expect((await send(fields, picks)).status).toBe(400)
    expect(changes).toEqual([])
  })
})
