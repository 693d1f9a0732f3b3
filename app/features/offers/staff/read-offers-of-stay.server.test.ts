import { expect, it } from 'vitest'
import { sampleOffer } from '~/testing/factories/offer'
import { readOffersOfStay } from './read-offers-of-stay.server'

const request = new Request('https://ceiba.example/staff/stays/CS-7K2M9Q')
const now = new Date('2026-11-22T15:00:00Z')

it('shows houses and state of each offer, and the link of those that can be opened', () => {
  const offers = [
    sampleOffer(),
    sampleOffer({ stage: 'accepted', acceptedRental: 'other' }),
    sampleOffer({ stage: 'declined' }),
    sampleOffer({ stage: 'withdrawn' }),
    sampleOffer({ validUntil: '2026-11-22T14:00:00.000Z' }),
  ]
  const shown = readOffersOfStay(offers, { request, locale: 'en' }, now).offers
  expect(shown.map(({ state, link }) => [state, link !== null])).toEqual([
    ['open', true],
    ['accepted', true],
    ['declined', false],
    ['withdrawn', false],
    ['expired', false],
  ])
  expect(shown[1]).toMatchObject({ chosen: 'Casa Ceiba' })
  expect(shown[0]?.houses).toEqual([
    { rentalId: 'rental', name: 'Casa Ñandú', total: 45_000 },
    { rentalId: 'other', name: 'Casa Ceiba', total: 61_250 },
  ])
  expect(JSON.stringify(shown)).not.toContain('maria@example.com')
})
