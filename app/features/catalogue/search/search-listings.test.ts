import { describe, expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import { cataloguePayload, extraFee } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { buildCatalogue, replaceRental, type Catalogue } from '../catalogue'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import { searchListings, type ListingSearch } from './search-listings'

const now = new Date('2026-11-21T15:00:00Z')
const taken = { startDate: '2027-01-01', endDate: '2027-12-31' }

function search(
  rentals: Rental[],
  query: Partial<ListingQuery> = {},
  more: Partial<ListingSearch> = {},
) {
  const catalogue = buildCatalogue(cataloguePayload({ rentals }))
  return searchListings(catalogue, {
    section: 'vacationRentals',
    locale: 'en',
    now,
    query: { ...defaultQuery, ...query },
    ...more,
  })
}

function slugs(...found: Parameters<typeof search>) {
  return search(...found).cards.map((card) => card.slug)
}

describe('a search', () => {
  it('lists a section alone, in a language alone', () => {
    const rentals = [
      rental({ slug: 'house' }),
      rental({ slug: 'hotel', fullHotel: true }),
      rental({ slug: 'monthly', type: 2 }),
      rental({ slug: 'only-spanish', texts: { en: null, es: rentalText() } }),
    ]
    expect(slugs(rentals)).toEqual(['house'])
    expect(slugs(rentals, {}, { section: 'hotels' })).toEqual(['hotel'])
    expect(slugs(rentals, {}, { section: 'longTermRentals' })).toEqual(['monthly'])
    expect(slugs(rentals, {}, { locale: 'es' })).toEqual(['house', 'only-spanish'])
  })

  it('puts the newest listing first by default, then the last changed', () => {
    const rentals = [
      rental({ slug: 'old', listedOn: '2026-01-01' }),
      rental({ slug: 'new', listedOn: '2026-09-01', updatedAt: '2026-09-02T00:00:00Z' }),
      rental({
        slug: 'new-and-changed',
        listedOn: '2026-09-01',
        updatedAt: '2026-09-03T00:00:00Z',
      }),
    ]
    expect(slugs(rentals)).toEqual(['new-and-changed', 'new', 'old'])
  })

  it('keeps what lies in an area, its edges included', () => {
    const rentals = [
      rental({ slug: 'inside', latitude: 14.55, length: -90.75 }),
      rental({ slug: 'edge', latitude: 14.5, length: -90.7, exactPosition: true }),
      rental({ slug: 'north', latitude: 14.61, length: -90.75 }),
      rental({ slug: 'nowhere', latitude: null, length: null }),
    ]
    const bounds = [14.5, -90.8, 14.6, -90.7] as const
    expect(slugs(rentals, { bounds }).toSorted()).toEqual(['edge', 'inside'])
  })

  it('sorts by price both ways with prices on request last', () => {
    const rentals = [
      rental({ slug: 'on-request', basePrice: null }),
      rental({ slug: 'dear', basePrice: 300 }),
      rental({ slug: 'zero', basePrice: 0, listedOn: '2025-01-01' }),
      rental({ slug: 'cheap', basePrice: 80 }),
    ]
    expect(slugs(rentals, { sort: 2 })).toEqual(['cheap', 'dear', 'on-request', 'zero'])
    expect(slugs(rentals, { sort: 3 })).toEqual(['dear', 'cheap', 'on-request', 'zero'])
  })

  it('groups by town in sort 0 alone: nearest to Antigua first, top listings first in each', () => {
    const rentals = [
      rental({ slug: 'lake', townId: 'panajachel', listedOn: '2026-11-01' }),
      rental({ slug: 'old-town', listedOn: '2026-01-01', topListing: true }),
      rental({ slug: 'new-town', listedOn: '2026-11-01' }),
      rental({ slug: 'village', townId: 'ciudad-vieja' }),
    ]
    const { groups } = search(rentals, { sort: 0 })
    expect(groups?.map(({ town, cards }) => [town.slug, cards.map((card) => card.slug)])).toEqual([
      ['antigua-guatemala', ['old-town', 'new-town']],
      ['ciudad-vieja', ['village']],
      ['panajachel', ['lake']],
    ])
    expect(groups?.[2]?.town).toEqual({
      slug: 'panajachel',
      name: 'Panajachel',
      line: 'The lake at its door.',
      regionSlug: 'solola',
    })
    expect(search(rentals, { sort: 1 }).groups).toBeNull()
  })

  it('filters by region and town of the path and by towns of the query', () => {
    const rentals = [
      rental({ slug: 'a' }),
      rental({ slug: 'v', townId: 'ciudad-vieja' }),
      rental({ slug: 'p', townId: 'panajachel' }),
    ]
    const sorted = (...found: Parameters<typeof search>) => slugs(...found).toSorted()
    expect(sorted(rentals, {}, { regionSlug: 'sacatepequez' })).toEqual(['a', 'v'])
    expect(sorted(rentals, {}, { townSlug: 'panajachel' })).toEqual(['p'])
    expect(sorted(rentals, { location: ['antigua-guatemala', 'panajachel'] })).toEqual(['a', 'p'])
    expect(sorted(rentals, { location: ['panajachel'] }, { regionSlug: 'sacatepequez' })).toEqual(
      [],
    )
    expect(sorted(rentals, { location: ['atlantis'] })).toEqual([])
  })

  it('matches bedrooms exactly, and six or more with 100', () => {
    const rentals = [2, 5, 6, 9].map((noBedroom) =>
      rental({ slug: `rooms-${noBedroom}`, noBedroom }),
    )
    expect(slugs(rentals, { bedroom: 5 })).toEqual(['rooms-5'])
    expect(slugs(rentals, { bedroom: 6 })).toEqual(['rooms-6'])
    expect(slugs(rentals, { bedroom: 100 }).toSorted()).toEqual(['rooms-6', 'rooms-9'])
  })

  it('has room for adults and children, or for the capacity asked for', () => {
    const rentals = [rental({ slug: 'six', capacityOfPeople: 6 })]
    expect(slugs(rentals, { adult: 4, children: 2 })).toEqual(['six'])
    expect(slugs(rentals, { adult: 4, children: 3 })).toEqual([])
    expect(slugs(rentals, { capacity: 7 })).toEqual([])
    const sale = [rental({ slug: 'sale', type: 3, capacityOfPeople: 0 })]
    expect(slugs(sale, { adult: 9 }, { section: 'housesForSale' })).toEqual(['sale'])
  })

  it('filters prices at eight quetzales a dollar, both ends included', () => {
    const rentals = [rental({ slug: 'hundred', basePrice: 100 }), rental({ basePrice: null })]
    expect(slugs(rentals, { minPrice: 100, maxPrice: 100 })).toEqual(['hundred'])
    expect(slugs(rentals, { minPrice: 101 })).toEqual([])
    expect(slugs(rentals, { currency: 'GTQ', minPrice: 800, maxPrice: 800 })).toEqual(['hundred'])
    expect(slugs(rentals, { currency: 'GTQ', maxPrice: 799 })).toEqual([])
  })

  it('shows top listings alone in the top-listing variant', () => {
    const rentals = [rental({ slug: 'top', topListing: true }), rental()]
    expect(slugs(rentals, { topListing: true })).toEqual(['top'])
  })

  it('puts the advertised rental first, with its town where the list is grouped', () => {
    const rentals = [
      rental({ slug: 'a', listedOn: '2026-11-01' }),
      rental({ slug: 'p1', townId: 'panajachel', listedOn: '2026-10-01' }),
      rental({ slug: 'p2', townId: 'panajachel', listedOn: '2026-09-01' }),
    ]
    expect(slugs(rentals, { product: 'p2' })).toEqual(['p2', 'a', 'p1'])
    expect(slugs(rentals, { product: 'p2', sort: 0 })).toEqual(['p2', 'p1', 'a'])
    expect(slugs(rentals, { product: 'gone' })).toEqual(['a', 'p1', 'p2'])
  })

  it('finds the advertised rental by its id too', () => {
    const rentals = [rental({ slug: 'a' }), rental({ id: 'advertised', slug: 'b', basePrice: 900 })]
    expect(slugs(rentals, { product: 'advertised', sort: 2 })).toEqual(['b', 'a'])
  })

  it('puts the first top listing of the answer first where a price band advertises no rental by name', () => {
    const rentals = [
      rental({ slug: 'cheap', basePrice: 100 }),
      rental({ slug: 'dear', basePrice: 300, topListing: true }),
      rental({ slug: 'middle', basePrice: 200, topListing: true }),
    ]
    expect(slugs(rentals, { product: '1', sort: 2 })).toEqual(['middle', 'cheap', 'dear'])
    expect(slugs(rentals, { product: '1', sort: 2, maxPrice: 150 })).toEqual(['cheap'])
  })

  it('answers pages, alone or with all before', () => {
    const rentals = Array.from({ length: 7 }, (_, n) =>
      rental({ slug: `n-${n}`, listedOn: `2026-01-1${n}` }),
    )
    const query = { results: 3, page: 2 }
    expect(search(rentals, query)).toMatchObject({ total: 7, left: 1, page: 2, fromPage: 2 })
    expect(slugs(rentals, query)).toEqual(['n-3', 'n-2', 'n-1'])
    expect(search(rentals, query, { upToPage: true }).fromPage).toBe(1)
    expect(slugs(rentals, query, { upToPage: true })).toHaveLength(6)
    expect(search(rentals, { results: 3, page: 9 })).toMatchObject({ total: 7, left: 0, cards: [] })
  })
})

describe('a search with dates', () => {
  const dates = { checkIn: '2027-02-01', checkOut: '2027-02-08' }
  const cards = (...found: Parameters<typeof search>) =>
    Object.fromEntries(search(...found).cards.map(({ slug, price }) => [slug, price]))

  it('shows the total of the stay and the share of a night, quoted in each currency', () => {
    const rentals = [rental({ slug: 'weekly', basePrice: 100.01, weeklyDiscount: 10 })]
    expect(cards(rentals, dates)['weekly']).toMatchObject({
      kind: 'stay',
      by: 'night',
      count: 7,
      nights: 7,
      amount: { USD: '$630.06', GTQ: 'Q4,914.50' },
      each: { USD: '$90.01', GTQ: 'Q702.07' },
      total: { USD: 630.06, GTQ: 4914.5 },
    })
  })

  it('shows the shortest term that covers the dates and that the house is let for, by the month', () => {
    const long = { section: 'longTermRentals' } as const
    const rentals = [
      rental({ slug: 'any', type: 2, pricePerMonth: 1000 }),
      rental({ slug: 'half-year', type: 2, pricePerMonth: 900, minMonths: 4 }),
      rental({ slug: 'for-long', type: 2, pricePerMonth: 900, minMonths: 36 }),
    ]
    const week = cards(rentals, dates, long)
    expect(week).toMatchObject({
      any: { by: 'month', count: 1, nights: 28, amount: { USD: '$1,000' } },
      'half-year': { by: 'month', count: 6, amount: { USD: '$5,400' }, each: { USD: '$900' } },
    })
    expect(Object.keys(week)).toHaveLength(2)
    const untilMay = cards(rentals, { ...dates, checkOut: '2027-05-01' }, long)
    expect(untilMay['any']).toMatchObject({ count: 3, amount: { USD: '$3,000' } })
    expect(cards(rentals, { ...dates, checkOut: '2029-02-02' }, long)).toEqual({})
  })

  it('leaves out a house that is taken before its term ends, though the dates are free', () => {
    const lockDates = [{ startDate: '2027-02-20', endDate: '2027-02-20' }]
    const long = { section: 'longTermRentals' } as const
    expect(cards([rental({ type: 2, pricePerMonth: 1000, lockDates })], dates, long)).toEqual({})
  })

  it('sorts and filters by totals, prices on request last and in no range', () => {
    const seasons = [{ startDate: '2027-02-07', endDate: '2027-02-07', price: 900, minDays: null }]
    const rentals = [
      rental({ slug: 'season', basePrice: 50, aRSpecialPrices: seasons }),
      rental({ slug: 'plain', basePrice: 150 }),
      rental({ slug: 'on-request', basePrice: null }),
    ]
    expect(slugs(rentals, { ...dates, sort: 2 })).toEqual(['plain', 'season', 'on-request'])
    expect(slugs(rentals, { ...dates, sort: 3 })).toEqual(['season', 'plain', 'on-request'])
    expect(slugs(rentals, { ...dates, minPrice: 1050, maxPrice: 1199 })).toEqual(['plain'])
    expect(slugs(rentals, { ...dates, minPrice: 1200 })).toEqual(['season'])
  })

  it('keeps a price on request, fees or not', () => {
    const facts = { slug: 'on-request', extraFeeIds: ['cleaning'] }
    const fees = { extraFees: [extraFee()] }
    const found = (basePrice: number | null) => {
      const one = rental({ ...facts, basePrice })
      const catalogue = buildCatalogue(cataloguePayload({ rentals: [one], ...fees }))
      const query = { ...defaultQuery, ...dates }
      return searchListings(catalogue, { section: 'vacationRentals', locale: 'en', now, query })
    }
    expect(found(null).cards[0]?.price).toEqual({ kind: 'onRequest' })
    expect(found(0).cards[0]?.price).toEqual({ kind: 'onRequest' })
    expect(found(100).cards[0]?.price).toMatchObject({ amount: { USD: '$745' } })
  })

  it('counts every guest, the first one too', () => {
    const rentals = [rental({ slug: 'nobody', capacityOfPeople: 0 }), rental({ slug: 'six' })]
    expect(slugs(rentals).toSorted()).toEqual(['nobody', 'six'])
    expect(slugs(rentals, dates)).toEqual(['six'])
  })

  it('finds nothing from today on once nobody can arrive today any more', () => {
    const fromToday = { checkIn: '2026-11-21', checkOut: '2026-11-23' }
    const at = (time: string) => slugs([rental()], fromToday, { now: new Date(time) }).length
    expect(at('2026-11-21T21:59:59Z')).toBe(1)
    expect(at('2026-11-21T22:00:00Z')).toBe(0)
  })

  it('says nothing about houses for sale', () => {
    const rentals = [rental({ slug: 'sale', type: 3, salePrice: 90_000, lockDates: [taken] })]
    const found = cards(rentals, dates, { section: 'housesForSale' })
    expect(found['sale']).toMatchObject({ kind: 'sale', amount: { USD: '$90,000' } })
  })

  it('knows a change of content at once', () => {
    const before = buildCatalogue(cataloguePayload({ rentals: [rental({ id: 'a' })] }))
    const after = replaceRental(before, 'a', rental({ id: 'a', basePrice: 200 }))
    const query = { ...defaultQuery, ...dates, sort: 2 as const }
    const total = (catalogue: Catalogue) =>
      searchListings(catalogue, { section: 'vacationRentals', locale: 'en', now, query }).cards[0]
        ?.price
    expect(total(before)).toMatchObject({ amount: { USD: '$1,050' } })
    expect(total(after)).toMatchObject({ amount: { USD: '$1,400' } })
  })
})
