import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { NewOffer, OfferChange } from '~content/offer'
import type { Stay } from '~content/stay'
import { buildCatalogue, type Catalogue } from '~/features/catalogue/catalogue'
import {
  RecordConflict,
  RecordsUnavailable,
  RequestRejected,
} from '~/platform/content/private-records.server'
import { formatMoment } from '~/platform/time/format-moment'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { fakeOfferStore } from '~/testing/fake-offer-store'
import { sampleOffer } from '~/testing/factories/offer'
import { rental, rentalText } from '~/testing/factories/rental'
import { sampleStay } from '~/testing/factories/stay-record'
import type { OfferStore } from '../offer-store.server'
import { answerOfferForm } from './answer-offer-form.server'

const { state, queued, outbox } = vi.hoisted(() => ({
  outbox: { isAway: false },
  state: {} as { catalogue: Catalogue; stay: Stay },
  queued: [] as number[],
}))

vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogueUntagged: () => state.catalogue,
}))
vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/stays/stay-store.server', () => ({
  createStayStore: () => ({ find: async () => state.stay }),
}))
vi.mock('../emails/queue-offer-emails.server', () => ({
  queueOfferOrReminder: async ({ remindersSent }: { remindersSent: number }) =>
    !outbox.isAway && queued.push(remindersSent) > 0,
}))

const texts = { en: rentalText({ name: 'Casa Ñandú' }), es: rentalText({ name: 'Casa Ñandú' }) }
const free = { basePrice: 120, extraFeeIds: [], promotionIds: [], weeklyDiscount: null }
const seen = '2027-06-04|2027-06-08|USD|rental:48000'
let made: NewOffer[]
let changes: OfferChange[]
let store: OfferStore

beforeEach(() => {
  queued.length = 0
  outbox.isAway = false
  made = []
  changes = []
  const rentals = [rental({ ...free, id: 'rental', minNight: 1, texts })]
  state.catalogue = buildCatalogue(cataloguePayload({ rentals }))
  state.stay = sampleStay({ revision: 3 })
  const offer = sampleOffer({ validUntil: new Date(Date.now() + 3_600_000).toISOString() })
  store = fakeOfferStore(offer, { now: new Date(), changes })
  const { make } = store
  store.make = async (wanted) => {
    made.push(wanted)
    return make(wanted)
  }
})

async function send(fields: Record<string, string> = {}, ticks: string[] = []) {
  const form = {
    do: 'send',
    formKey: 'b9b1c0de-5b1f-4f4e-9a43-0c3f5d2a7e11',
    reference: 'O-7K2M9QAB',
    stage: 'open',
    revision: '3',
    seen,
    guestName: 'María',
    guestEmail: 'maria@example.com',
    language: 'es',
    currency: 'USD',
    startDate: '2027-06-04',
    endDate: '2027-06-08',
    adults: '2',
    children: '1',
    validFor: '2',
    validUnit: 'days',
    holdsNights: 'on',
    message: 'Hola',
    'house[0].name': 'Casa Ñandú, Antigua Guatemala',
  }
  const body = new URLSearchParams({ ...form, ...fields })
  for (const tick of ticks) body.append('also', tick)
  const request = new Request('https://ceiba.example/staff/stays/CS-7K2M9Q/offer', {
    method: 'POST',
    body,
  })
  try {
    const id = 'CS-7K2M9Q'
    const { data, init } = await answerOfferForm({ request, locale: 'en', id, store })
    return { status: init?.status, notice: data.notice, draft: data.draft, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, to: err.headers.get('Location') }
  }
}

describe('the form of an offer', () => {
  it('sends what staff saw, and mails it', async () => {
    expect(await send()).toMatchObject({
      status: 303,
      to: '/staff/stays/CS-7K2M9Q?offer=send#offers',
    })
    expect(made).toMatchObject([
      {
        reference: expect.stringMatching(/^O-[0-9A-Z]{8}$/),
        stay: 'CS-7K2M9Q',
        revision: 3,
        holdsNights: true,
        adults: 2,
        children: 1,
        message: 'Hola',
        houses: [{ total: 48_000 }],
        by: { actor: 'staff: Ana Tzul' },
        linkHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
    expect(queued).toEqual([0])
  })

  it('makes the same offer of the same form, and another one of a form that was changed', async () => {
    await send()
    await send()
    await send({ message: 'Hola de nuevo' })
    const [first, again, changed] = made.map(({ reference }) => reference)
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
  })

  it('ends an offer with the day of arrival, as its e-mail says', async () => {
    vi.useFakeTimers({ now: new Date('2027-06-03T15:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { draft } = await send({ do: 'price' })
    const validUntil = '2027-06-05T06:00:00.000Z'
    expect(draft?.mail?.paragraphs.at(-1)).toContain(formatMoment(validUntil, 'es'))
    await send()
    await send({ validFor: '3', validUnit: 'hours' })
    expect(made.map((offer) => offer.validUntil)).toEqual([validUntil, '2027-06-03T18:00:00.000Z'])
  })

  it('shows the prices before, and again where one changed', async () => {
    expect(await send({ do: 'price' })).toMatchObject({ status: 200, notice: 'lookAtPrices' })
    expect(await send({ seen: '' })).toMatchObject({ status: 409, notice: 'lookAtPrices' })
    expect(await send({ seen: 'older' })).toMatchObject({ status: 409, notice: 'pricesChanged' })
    expect(made).toEqual([])
  })

  it('keeps the revision that staff saw, also where the guest accepted meanwhile', async () => {
    state.stay = sampleStay({ revision: 4, offers: [sampleOffer({ stage: 'accepted' })] })
    expect((await send({ do: 'price' })).draft?.revision).toBe(3)
    expect((await send({ guestEmail: 'maria' })).draft?.revision).toBe(3)
  })

  it('adds what was ticked, and shows the prices once more where one of those changed', async () => {
    const others = ['b', 'c'].map((id) =>
      rental({
        ...free,
        id,
        slug: id,
        minNight: 1,
        texts: { en: rentalText({ name: `Casa ${id}` }), es: rentalText({ name: `Casa ${id}` }) },
      }),
    )
    const rentals = [rental({ ...free, id: 'rental', minNight: 1, texts }), ...others]
    state.catalogue = buildCatalogue(cataloguePayload({ rentals }))
    const { draft } = await send({ do: 'price' })
    expect(draft?.also.map(({ value }) => value).toSorted()).toEqual(['b:48000', 'c:48000'])
    expect(draft?.mail?.paragraphs).toContain('Hola')
    expect(await send({ also: 'b:47000' })).toMatchObject({ status: 409, notice: 'pricesChanged' })
    expect(made).toEqual([])
    expect(await send({ also: 'b:48000' })).toMatchObject({ status: 303 })
    expect(made[0]?.houses.map(({ rentalId }) => rentalId)).toEqual(['rental', 'b'])
  })

  it('says that not all ticked houses fit into the offer', async () => {
    const ids = ['b', 'c', 'd', 'e', 'f', 'g']
    const named = (id: string) => rentalText({ name: `Casa ${id}` })
    const others = ids.map((id) =>
      rental({ ...free, id, slug: id, minNight: 1, texts: { en: named(id), es: named(id) } }),
    )
    const rentals = [rental({ ...free, id: 'rental', minNight: 1, texts }), ...others]
    state.catalogue = buildCatalogue(cataloguePayload({ rentals }))
    const lines: Record<string, string> = {}
    for (const [at, id] of ids.slice(0, 4).entries()) {
      lines[`house[${at + 1}].name`] = `Casa ${id}, Antigua Guatemala`
    }
    const { status, notice, draft } = await send(lines, ['f:48000', 'g:48000'])
    expect({ status, notice }).toEqual({ status: 422, notice: 'tooMany' })
    expect(draft?.input.houses.map(({ name }) => name.split(',')[0]?.slice(-1))).toEqual([
      'ú',
      'b',
      'c',
      'd',
      'e',
      'f',
    ])
    expect(made).toEqual([])
  })

  it('comes back with what was typed where something is wrong', async () => {
    expect(await send({ guestEmail: 'maria' })).toMatchObject({
      status: 422,
      draft: { problems: { guestEmail: true }, input: { message: 'Hola' } },
    })
    const unknown = await send({ 'house[0].name': 'Casa' })
    expect(unknown).toMatchObject({ status: 422, draft: { priced: [{ house: null }] } })
    expect(made).toEqual([])
  })

  it('says what was in the way', async () => {
    store.make = async () => null
    expect(await send()).toMatchObject({ status: 409, notice: 'outdated' })
    store.make = async () => {
      throw new RecordConflict('taken')
    }
    expect(await send()).toMatchObject({ status: 409, notice: 'nightsTaken' })
    store.make = async () => {
      throw new RecordsUnavailable('away')
    }
    expect(await send()).toMatchObject({ status: 503, notice: 'unavailable' })
    store.make = async () => {
      throw new RequestRejected('The CMS answered 400: why')
    }
    expect(await send()).toMatchObject({ status: 503, notice: 'unavailable' })
    expect(queued).toEqual([])
  })

  it('reminds and withdraws, and tells where that came too late', async () => {
    expect((await send({ do: 'remind' })).to).toBe('/staff/stays/CS-7K2M9Q?offer=remind#offers')
    expect((await send({ do: 'withdraw' })).to).toBe('/staff/stays/CS-7K2M9Q?offer=withdraw#offers')
    expect(changes).toMatchObject([{ do: 'remind' }, { do: 'withdraw', stage: 'open' }])
    store.change = async () => null
    expect((await send({ do: 'remind' })).to).toBe('/staff/stays/CS-7K2M9Q?offer=notOpen#offers')
  })

  it('withdraws no offer that the guest accepted after staff saw it', async () => {
    const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'rental' })
    store = fakeOfferStore(accepted, { now: new Date(), changes })
    expect((await send({ do: 'withdraw' })).to).toBe('/staff/stays/CS-7K2M9Q?offer=notOpen#offers')
    const seenAccepted = { do: 'withdraw', stage: 'accepted' }
    expect((await send(seenAccepted)).to).toBe('/staff/stays/CS-7K2M9Q?offer=withdraw#offers')
    expect(changes).toMatchObject([{ do: 'withdraw', stage: 'accepted' }])
  })

  it('says that a reminder cannot be sent now', async () => {
    outbox.isAway = true
    expect((await send({ do: 'remind' })).to).toBe(
      '/staff/stays/CS-7K2M9Q?offer=unavailable#offers',
    )
  })

  it.each<Record<string, string>>([
    { formKey: 'C-7K2M9Q' },
    { revision: '0' },
    { revision: 'x' },
    { do: 'withdraw', stage: 'declined' },
  ])('is no form of ours: %o', async (fields) => {
    expect((await send(fields)).status).toBe(400)
    expect(made).toEqual([])
  })
})
