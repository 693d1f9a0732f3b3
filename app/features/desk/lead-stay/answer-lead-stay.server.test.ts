import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskLead, LeadStay } from '~content/desk-lead'
import type { StaffRole } from '~content/staff-account'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { hasRight, type StaffRight } from '~/features/staff/rights'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { answerLeadStay } from './answer-lead-stay.server'
import { readLeadStay } from './read-lead-stay.server'

const { state } = vi.hoisted(() => ({
  state: {} as { catalogue: Catalogue; role: StaffRole },
}))

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async (_: Request, { right }: { right: StaffRight }) => {
    if (!hasRight(state.role, right)) throw new Response(null, { status: 403 })
    return { id: 7, name: 'Ana Tzul', role: state.role }
  },
}))
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  hasCatalogue: () => true,
  getCatalogueUntagged: () => state.catalogue,
}))

const now = new Date('2026-11-23T15:00:00Z')
state.catalogue = bookingCatalogue()
const houseId = state.catalogue.idBySlug.get('casa') ?? ''

const sample: DeskLead = {
  documentId: 'lead1',
  reference: 'CS-7K2M9Q',
  receivedAt: '2026-11-21T15:00:00.000Z',
  name: 'María Xol',
  email: 'maria@example.com',
  phone: null,
  language: 'es',
  about: 'Fin de semana en la finca',
  words: 'Con patio, por favor',
  startDate: '2026-12-01',
  endDate: null,
  guests: 3,
  adults: 2,
  children: 1,
  contactMethod: 'whatsapp',
  stay: null,
}

let lead: DeskLead | null
let begun: LeadStay[]
let failure: Error | null
/** What a colleague does between the two calls of the CMS. */
let meanwhile: 'made' | 'deleted' | null

beforeEach(() => {
  state.role = 'operations'
  lead = sample
  begun = []
  failure = null
  meanwhile = null
})

const store = {
  async findLead(reference: string) {
    if (failure) throw failure
    return lead?.reference === reference ? lead : null
  },
  async beginOfLead(reference: string, stay: LeadStay) {
    if (meanwhile === 'deleted') return null
    begun.push(stay)
    return { reference, isNew: meanwhile === null }
  },
}

const context = { locale: 'en', id: 'CS-7K2M9Q', store } as const
const address = 'https://ceiba.example/staff/inbox/CS-7K2M9Q/stay'

/** What a call answers: a page's data, or a redirect or another response that it throws. */
async function outcomeOf<Answer>(call: Promise<Answer>) {
  try {
    return { answer: await call, status: null, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { answer: null, status: err.status, to: err.headers.get('Location') }
  }
}

function send(fields: Record<string, string> = {}) {
  const form = { house: 'casa', startDate: '2026-12-01', endDate: '2026-12-04', guests: '4' }
  const body = new URLSearchParams({ ...form, ...fields })
  return outcomeOf(
    answerLeadStay({ ...context, now, request: new Request(address, { method: 'POST', body }) }),
  )
}

const open = () => outcomeOf(readLeadStay({ ...context, request: new Request(address) }))

describe('the stay of a landing lead', () => {
  it('has a form that is filled with what the lead says', async () => {
    const { answer } = await open()
    expect(answer).toMatchObject({
      title: 'Make a stay for María Xol',
      lead: { email: 'maria@example.com', language: 'es', words: 'Con patio, por favor' },
      input: { house: '', startDate: '2026-12-01', endDate: '', guests: '3' },
    })
    expect(answer?.houses.map(({ slug }) => slug)).toContain('casa')
    expect(answer?.houses.map(({ slug }) => slug)).not.toContain('venta')
  })

  it('is made of what staff add, and its page comes next', async () => {
    const stay = '/staff/stays/CS-7K2M9Q?done=leadStay'
    expect(await send()).toMatchObject({ status: 303, to: stay })
    expect(await send({ house: '', guests: '' })).toMatchObject({ status: 303, to: stay })
    const nights = { startDate: '2026-12-01', endDate: '2026-12-04' }
    expect(begun).toMatchObject([
      { ...nights, rental: { id: houseId }, guests: 4, by: { actor: 'staff: Ana Tzul' } },
      { ...nights, rental: null, guests: null },
    ])
  })

  it('is the one that a colleague made, before the form came, was sent, or arrived', async () => {
    const stay = { status: 303, to: '/staff/stays/CS-7K2M9Q?done=hadLeadStay' }
    meanwhile = 'made'
    expect(await send()).toMatchObject(stay)
    lead = { ...sample, stay: 'CS-7K2M9Q' }
    expect(await open()).toMatchObject(stay)
    expect(await send()).toMatchObject(stay)
    expect(begun).toHaveLength(1)
  })

  it.each<[Record<string, string>, string]>([
    [{ house: 'venta' }, 'house'],
    [{ startDate: '' }, 'startDate'],
    [{ startDate: '2026-11-22' }, 'startDate'],
    [{ endDate: '2026-12-01' }, 'endDate'],
    [{ guests: '2.5' }, 'guests'],
  ])('is not made of %o, and what was typed comes back', async (fields, field) => {
    const { answer } = await send(fields)
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { input: { endDate: '2026-12-04', ...fields }, problems: { [field]: true } },
    })
    expect(begun).toEqual([])
  })

  it('is not found without the lead, and waits for a CMS that is away', async () => {
    meanwhile = 'deleted'
    expect((await send()).status).toBe(404)
    lead = null
    expect((await open()).status).toBe(404)
    failure = new RecordsUnavailable('away')
    expect((await open()).status).toBe(503)
  })

  it.each([
    ['is away', new RecordsUnavailable('away')],
    ['rejects the request', new RequestRejected('The CMS answered 400: why')],
  ])('is not made while the CMS %s, and what was typed comes back', async (_, err) => {
    failure = err
    expect((await send({ guests: '7' })).answer).toMatchObject({
      init: { status: 503 },
      data: { isUnavailable: true, input: { house: 'casa', endDate: '2026-12-04', guests: '7' } },
    })
    expect(begun).toEqual([])
  })

  it.each(['marketing', 'none'] as const)('is closed to the role %s', async (role) => {
    state.role = role
    expect((await open()).status).toBe(403)
    expect((await send()).status).toBe(403)
    expect(begun).toEqual([])
  })
})
