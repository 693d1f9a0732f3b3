import { describe, expect, it } from 'vitest'
import { rental, rentalText } from '~/testing/factories/rental'
import { search, slugs } from '~/testing/search-rentals'

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
