import { expect, it } from 'vitest'
import { demoSources } from '~/testing/factories/assistant-sources'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { readQuestion } from '../understand/read-question'
import { findRentals } from './find-rentals'

const { catalogue } = demoSources('2026-11-18')
const now = new Date('2026-11-18T16:00:00Z')

function find(question: string) {
  const asked = readQuestion(question, { lookups: catalogue, pageLanguage: 'en', now })
  return findRentals(asked, { catalogue, locale: 'en', now })
}

it('gives up one condition alone before it gives up two', () => {
  const found = find('villa with a heated pool for twelve in Antigua')
  expect(found?.dropped).toEqual([{ what: 'amenity', slug: 'heated-pool' }])
  expect(found?.alternatives.map(({ asked }) => asked.kind)).toEqual([null, 'villa'])
})

it('gives up several where one is not enough, but never how many come', () => {
  const found = find(
    'house for 15 in Jalapa with a heated pool and a meeting room under $20 a night',
  )
  expect(found?.dropped.length).toBeGreaterThan(1)
  for (const { capacityOfPeople } of found?.results.cards ?? []) {
    expect(capacityOfPeople).toBeGreaterThanOrEqual(15)
  }
})

it('looks around a town before it looks all over the country', () => {
  expect(find('house in Zunil for 8')?.dropped.map(({ what }) => what)).toEqual(['place'])
  expect(find('house in El Hato for 10')?.dropped.map(({ what }) => what)).toEqual(['nearby'])
})

it('finds nothing where nobody can be housed', () => {
  expect(find('hotel for 900 people')).toBeNull()
})

it('compares a price a night with the total of the stay', () => {
  const found = find('house in Antigua from 10 to 14 December under $100 a night')
  expect(found?.plan.query).toMatchObject({ maxPrice: 400, checkIn: '2026-12-10' })
  for (const { price } of found?.results.cards ?? []) {
    expect(price.kind === 'stay' && price.total.USD).toBeLessThanOrEqual(400)
  }
})

it('compares a price in total with a night where only the number of nights is known', () => {
  const found = find('house in Antigua for 4 nights, at most $400 in total')
  expect(found?.plan.query).toMatchObject({ maxPrice: 100, checkIn: null })
  expect(found?.asked.price).toMatchObject({ max: 100, period: 'night' })
})

it('asks how long the stay is before it compares a price in total', () => {
  const found = find('house in Antigua, my budget is $400 in total')
  expect(found?.plan.query.maxPrice).toBeNull()
  expect(found?.dropped).toEqual([{ what: 'budget' }])
})

it('compares a price a month with a night where houses are let by the night', () => {
  expect(find('vacation rental under $3,000 a month')?.plan.query.maxPrice).toBe(100)
})

it.each([
  { days: 'from 2 December to 2 March', price: 'under $1,500', limit: 1500 },
  { days: 'from 1 December to 1 January', price: 'under $1,500 a month', limit: 1500 },
  { days: 'from 1 December to 8 March', price: 'under $500 a month', limit: 500 },
])('compares a price with what a month of the term costs: $days $price', (asked) => {
  const { days, price, limit } = asked
  const question = `house for rent by the month in Antigua ${days}`
  const found = find(`${question} ${price}`)
  expect(found?.plan.query).toMatchObject({ maxPrice: null, minPrice: null })
  expect(found?.dropped).toEqual([])
  const isWithin = (card: ListingCard) =>
    card.price.kind === 'stay' && card.price.total.USD / card.price.count <= limit
  const { cards = [], total } = find(question)?.results ?? {}
  expect(cards).toHaveLength(total ?? 0)
  expect(cards.some(isWithin)).toBe(true)
  const fitting = cards.filter(isWithin).map(({ slug }) => slug)
  expect(found?.results.cards.map(({ slug }) => slug)).toEqual(fitting)
})

it('leads to a list that shows the same places where the list can filter by all that is asked for', () => {
  const found = find('villa in Antigua with 3 bathrooms, a pool and parking')
  expect(found?.plan.query).toMatchObject({
    kind: 'villa',
    bathrooms: 3,
    amenities: ['parking', 'pool'],
  })
  expect(found?.plan.predicates).toEqual([])
  expect(found?.listTotal).toBe(found?.results.total)
})

it('looks itself for what the list has no filter for', () => {
  const unmarked = find('house in Antigua with a heated pool')
  expect(unmarked?.plan.query.amenities).toEqual([])
  expect(unmarked?.listTotal).toBeGreaterThan(unmarked?.results.total ?? Infinity)
  const sale = find('house for sale in Antigua with a garden')
  expect(sale?.plan.query.amenities).toEqual([])
  expect(sale?.listTotal).toBeGreaterThan(sale?.results.total ?? Infinity)
  const large = find('house with 7 bathrooms')
  expect(large?.plan.query.bathrooms).toBeNull()
  for (const { noBathroom } of large?.results.cards ?? []) {
    expect(noBathroom).toBeGreaterThanOrEqual(7)
  }
})

it('keeps a limit that the slider of the list has no room for', () => {
  const found = find('house in Antigua for 12 from 10 to 14 December under $500 a night')
  expect(found?.plan.query.maxPrice).toBeNull()
  expect(found?.dropped).toEqual([])
  expect(found?.results.total).toBeGreaterThan(0)
  for (const { price } of found?.results.cards ?? []) {
    expect(price.kind === 'stay' && price.total.USD).toBeLessThanOrEqual(2000)
  }
  expect(found?.listTotal).toBeGreaterThan(found?.results.total ?? Infinity)
})
