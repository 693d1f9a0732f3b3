import { beforeEach, expect, it, vi } from 'vitest'
import type { Stay } from '~content/stay'
import { buildCatalogue, type Catalogue } from '~/features/catalogue/catalogue'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { sampleOffer } from '~/testing/factories/offer'
import { rental, rentalText } from '~/testing/factories/rental'
import { sampleStay } from '~/testing/factories/stay-record'
import type { OfferStore } from '../offer-store.server'
import { readOfferForm } from './read-offer-form.server'

const { state } = vi.hoisted(() => ({
  state: {} as { catalogue: Catalogue; stay: Stay; taken: string[]; isAway: boolean },
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

const now = new Date('2026-11-21T15:00:00Z')
const house = (id: string, name: string, more: object = {}) =>
  rental({
    id,
    slug: id,
    texts: { en: rentalText({ name }), es: rentalText({ name }) },
    basePrice: 120,
    extraFeeIds: [],
    promotionIds: [],
    weeklyDiscount: null,
    minNight: 1,
    ...more,
  })

beforeEach(() => {
  const held = { lockDates: [{ startDate: '2027-01-04', endDate: '2027-01-07' }] }
  const rentals = [house('other', 'Casa Ceiba'), house('rental', 'Casa Ñandú', held)]
  state.catalogue = buildCatalogue(cataloguePayload({ rentals }))
  state.taken = []
  state.isAway = false
})

/** The offers of the stay; the CMS says only of a single one which nights others have. */
const store: Pick<OfferStore, 'find'> = {
  async find(reference) {
    if (state.isAway) throw new RecordsUnavailable('away')
    const offer = state.stay.offers.find((each) => each.reference === reference)
    return offer ? { ...offer, taken: state.taken } : null
  },
}

const read = (search = '') => {
  const request = new Request(`https://ceiba.example/staff/stays/CS-7K2M9Q/offer${search}`)
  return readOfferForm({ request, locale: 'en', id: 'CS-7K2M9Q', store }, now)
}
const names = async () => (await read()).draft.input.houses.map(({ name }) => name)

it('begins with all that the guest asked for, the first house first', async () => {
  const { request } = sampleStay()
  const unknown = {
    pageUrl: null,
    startDate: null,
    endDate: null,
    guests: null,
    totalFormated: null,
  }
  const otherPlaces = [{ slug: 'other', name: 'Casa Ceiba', ...unknown }]
  state.stay = sampleStay({ request: request && { ...request, otherPlaces } })
  const { draft, replaces } = await read()
  expect(draft.input).toMatchObject({
    guestName: 'María José Xicay',
    guestEmail: 'maria@example.com',
    language: 'es',
    startDate: '2027-01-04',
    endDate: '2027-01-08',
    adults: '2',
    children: '1',
    lateCheckIn: true,
    monthlyOffer: true,
    currency: 'USD',
    holdsNights: true,
  })
  expect(await names()).toEqual(['Casa Ñandú, Antigua Guatemala', 'Casa Ceiba, Antigua Guatemala'])
  expect(draft.priced?.map(({ problem }) => problem?.text ?? null)).toEqual([
    'Some of these nights are taken.',
    null,
  ])
  expect(replaces).toBeNull()
})

it('begins with what was offered before, whose nights are held by ourselves', async () => {
  state.stay = sampleStay({ offers: [sampleOffer({ adults: 4, children: 0 })], stage: 'offered' })
  const { draft, replaces } = await read()
  expect(await names()).toHaveLength(2)
  expect(draft.input.adults).toBe('4')
  expect(draft.input.houses).toMatchObject([
    { reason: 'Cliente de siempre', amount: '-10', unit: 'percent' },
    { reason: '', amount: '' },
  ])
  expect(draft.priced?.map(({ problem }) => problem)).toEqual([null, null])
  expect(replaces).toEqual({ reference: 'O-7K2M9QAB', isAccepted: false })
})

it('begins with the house, dates and guests that staff set after the last offer', async () => {
  const facts = { kind: 'facts', actor: 'staff: Ana', address: '', stage: null } as const
  const set = (at: string) => [{ ...facts, at, detail: '', replyId: null }]
  const offer = sampleOffer({ stage: 'declined' })
  const offers = [{ ...offer, houses: offer.houses.filter(({ rentalId }) => rentalId === 'other') }]
  const dates = { startDate: '2027-03-01', endDate: '2027-03-05' }
  state.stay = sampleStay({ ...dates, guests: 5, offers, events: set('2026-11-21T15:00:01.000Z') })
  expect((await read()).draft.input).toMatchObject({ ...dates, adults: '4', children: '1' })
  expect(await names()).toEqual(['Casa Ñandú, Antigua Guatemala'])
  state.stay = { ...state.stay, guests: 1, offers: [sampleOffer()], rentalId: 'other' }
  expect((await read()).draft.input).toMatchObject({ adults: '1', children: '0' })
  expect(await names()).toEqual(['Casa Ceiba, Antigua Guatemala', 'Casa Ñandú, Antigua Guatemala'])
  state.stay = { ...state.stay, events: set('2026-11-21T14:00:00.000Z') }
  const { startDate, endDate } = offer
  const before = { startDate, endDate, adults: '2', children: '1' }
  expect((await read()).draft.input).toMatchObject(before)
})

it('holds for itself what was accepted, with or without a hold before, and nothing of an offer that has ended', async () => {
  const problems = async (more: Parameters<typeof sampleOffer>[0]) => {
    state.stay = sampleStay({ offers: [sampleOffer(more)], stage: 'offered' })
    const { draft } = await read()
    return draft.priced?.map(({ problem }) => problem?.text ?? null)
  }
  const taken = 'Some of these nights are taken.'
  const accepted = { stage: 'accepted' as const, holdsNights: false }
  expect(await problems({ ...accepted, acceptedRental: 'rental' })).toEqual([null, null])
  expect(await problems({ ...accepted, acceptedRental: 'other' })).toEqual([taken, null])
  expect(await problems({ validUntil: now.toISOString() })).toEqual([taken, null])
})

it('shows the nights of an accepted offer as taken once others have them', async () => {
  const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'rental' })
  state.stay = sampleStay({ offers: [accepted], stage: 'accepted' })
  state.taken = ['rental']
  const { draft } = await read()
  expect(draft.priced?.[0]?.problem?.text).toBe('Some of these nights are taken.')
  expect(draft.mail).toBeNull()
  state.isAway = true
  await expect(read()).rejects.toMatchObject({ status: 503 })
})

it('begins with the house and the dates that were picked on the calendar', async () => {
  state.stay = sampleStay({ offers: [sampleOffer()], stage: 'offered' })
  const { draft } = await read('?house=other&from=2027-02-01&to=2027-02-04')
  expect(draft.input).toMatchObject({ startDate: '2027-02-01', endDate: '2027-02-04' })
  expect(draft.input.houses.map(({ name }) => name)).toEqual(['Casa Ceiba, Antigua Guatemala'])
  const usual = (await read()).draft.input
  expect((await read('?house=gone&from=2027-02-30&to=x')).draft.input).toEqual(usual)
})

it('leads back to a stay that has a contract', async () => {
  state.stay = sampleStay({ contract: 'C-7K2M9Q' })
  await expect(read()).rejects.toMatchObject({ status: 303 })
})
