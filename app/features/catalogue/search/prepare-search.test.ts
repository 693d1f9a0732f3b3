import { expect, it } from 'vitest'
import { defaultQuery, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { cataloguePayload, promotion } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { prepareSearch } from './prepare-search'
import { searchListings } from './search-listings'

const now = new Date('2026-11-21T15:00:00Z')
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-05' }
const payload = cataloguePayload({
  promotions: [
    promotion(),
    promotion({ id: 'december', startDate: '2026-12-10', endDate: '2026-12-12' }),
  ],
  rentals: Array.from({ length: 900 }, (_, n) =>
    rental({
      id: `rental-${n}`,
      slug: `rental-${n}`,
      basePrice: n % 40 === 0 ? null : 40 + ((n * 37) % 300),
      minNight: 1 + (n % 6),
      promotionIds: ['november', 'december'],
      listedOn: n % 3 === 0 ? '2026-01-01' : '2026-02-01',
    }),
  ),
})

function search(query: Partial<ListingQuery>) {
  return {
    section: 'vacationRentals',
    locale: 'en',
    now,
    query: { ...defaultQuery, ...query },
  } as const
}

it.each<Partial<ListingQuery>>([
  stay,
  { ...stay, sort: 2 },
  { ...stay, sort: 3, currency: 'GTQ' },
  { ...stay, sort: 2, maxPrice: 600 },
  { ...stay, flexible: 3, sort: 2 },
  { stay: 'week', month: '2026-12', promotion: true },
])('is worked out in many steps, and changes nothing of what %o lists', (query) => {
  const catalogue = buildCatalogue(payload)
  const steps = [...prepareSearch(catalogue, search(query))]
  expect(steps.length).toBeGreaterThanOrEqual(4)
  const [prepared, unprepared] = [catalogue, buildCatalogue(payload)].map((each) =>
    searchListings(each, { ...search(query), withCounts: true }),
  )
  expect(prepared).toEqual(unprepared)
  expect(prepared?.total).toBeGreaterThan(100)
})

it('looks through all rentals in steps without dates, too, and once', () => {
  const catalogue = buildCatalogue(payload)
  expect([...prepareSearch(catalogue, search({ available: true }))]).toHaveLength(2)
  expect([...prepareSearch(catalogue, search({ available: true }))]).toEqual([])
  const [prepared, unprepared] = [catalogue, buildCatalogue(payload)].map((each) =>
    searchListings(each, { ...search({ available: true }), withCounts: true }),
  )
  expect(prepared).toEqual(unprepared)
})
