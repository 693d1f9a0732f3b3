import { expect, it, vi } from 'vitest'
import { sampleOffer } from '~/testing/factories/offer'
import { rotateKey } from '~/testing/rotate-key'
import { hashOfferLink } from '../offer-link.server'
import { readOffersOfStay } from './read-offers-of-stay.server'

const findByLink = vi.hoisted(() => vi.fn(async (_hash: string): Promise<object | null> => null))
vi.mock('../offer-store.server', () => ({ createOfferStore: () => ({ findByLink }) }))

const request = new Request('https://ceiba.example/staff/stays/CS-7K2M9Q')
const now = new Date('2026-11-22T15:00:00Z')

it('shows houses and state of each offer, and the link of those that can be opened', async () => {
  const offers = [
    sampleOffer(),
    sampleOffer({ stage: 'accepted', acceptedRental: 'other' }),
    sampleOffer({ stage: 'declined' }),
    sampleOffer({ stage: 'withdrawn' }),
    sampleOffer({ validUntil: '2026-11-22T14:00:00.000Z' }),
  ]
  const { offers: shown } = await readOffersOfStay(offers, { request, locale: 'en' }, now)
  expect(shown.map(({ state, link }) => [state, link !== null])).toEqual([
    ['open', true],
    ['accepted', true],
    ['declined', false],
    ['withdrawn', false],
    ['expired', false],
  ])
  expect(shown[1]).toMatchObject({ chosen: 'Casa Ceiba' })
  expect(shown[0]?.houses).toEqual([
    { rentalId: 'rental', name: 'Casa Ñandú', total: 45_000, isChosen: false },
    { rentalId: 'other', name: 'Casa Ceiba', total: 61_250, isChosen: false },
  ])
  expect(JSON.stringify(shown)).not.toContain('maria@example.com')
})

it('marks the house that the guest chose, and none that has the same name', async () => {
  const { houses } = sampleOffer()
  const alike = houses.map((house) => ({ ...house, name: 'Casa Gemela' }))
  const offer = sampleOffer({ stage: 'accepted', acceptedRental: 'other', houses: alike })
  const { offers } = await readOffersOfStay([offer], { request, locale: 'en' }, now)
  expect(offers[0]?.houses.map(({ isChosen }) => isChosen)).toEqual([false, true])
})

it('shows the link that the guest has after the key was rotated', async () => {
  const offer = sampleOffer()
  const linkOf = async () =>
    (await readOffersOfStay([offer], { request, locale: 'en' }, now)).offers[0]?.link
  const stored = hashOfferLink(offer.reference)
  findByLink.mockImplementation(async (hash) => (hash === stored ? offer : null))
  const link = await linkOf()
  rotateKey()
  expect(await linkOf()).toBe(link)
})
