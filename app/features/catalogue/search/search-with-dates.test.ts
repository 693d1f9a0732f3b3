import { describe, expect, it } from 'vitest'
import { cataloguePayload, extraFee } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { buildCatalogue, replaceRental, type Catalogue } from '../catalogue'
import { defaultQuery } from '../filters/listing-filters'
import { searchListings } from './search-listings'
import { now, search, slugs } from '~/testing/search-rentals'

const taken = { startDate: '2027-01-01', endDate: '2027-12-31' }

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
