import { describe, expect, it } from 'vitest'
import { maxSlugLength } from '~content/slug'
import { sectionKeys } from '~content/section-key'
import { listingParameters } from '~/routing/parameters'
import { anyListingQuery, anySection } from '~/testing/factories/listing-query'
import { fc, propertyRuns } from '~/testing/fast-check'
import { defaultQuery } from '../filters/listing-filters'
import { parseListingQuery, readListingQuery, toSearch } from './listing-query'

const context = { section: 'vacationRentals', earliestCheckIn: '2026-11-21' } as const

function parse(search: string) {
  return parseListingQuery(new URLSearchParams(search), context)
}

function problems(search: string) {
  return readListingQuery(new URLSearchParams(search), context).problems
}

// Many addresses are read; a busy machine takes its time.
describe('the query of a list', () => {
  it('is the default one where the address says nothing', () => {
    expect(parse('')).toEqual(defaultQuery)
    expect(toSearch(defaultQuery)).toBe('')
    expect(problems('')).toEqual([])
  })

  it('reads every parameter', () => {
    const search =
      'location=panajachel,antigua-guatemala&checkIn=2026-12-01&checkOut=2026-12-05&adult=2&children=3' +
      '&capacity=8&bedroom=100&minPrice=400&maxPrice=8000&currency=GTQ&sort=2&page=3&results=24&country=sv' +
      '&available=true&bounds=14.5,-90.80001,14.6,-90.7&product=casa-uno&topListing=1&ads=true&view=map'
    expect(problems(search)).toEqual([])
    expect(parse(search)).toEqual({
      ...defaultQuery,
      location: ['antigua-guatemala', 'panajachel'],
      checkIn: '2026-12-01',
      checkOut: '2026-12-05',
      adult: 2,
      children: 3,
      capacity: 8,
      bedroom: 100,
      minPrice: 400,
      maxPrice: 8000,
      currency: 'GTQ',
      sort: 2,
      page: 3,
      results: 24,
      country: 'SV',
      available: true,
      bounds: [14.5, -90.8, 14.6, -90.7],
      product: 'casa-uno',
      topListing: true,
      ads: true,
      view: 'map',
    })
  })

  it('takes slugs of any length that the CMS takes, and none that is longer', () => {
    const longest = 'a'.repeat(maxSlugLength)
    const search = `location=${longest}&product=${longest}`
    expect(problems(search)).toEqual([])
    expect(parse(search)).toMatchObject({ location: [longest], product: longest })
    expect(problems(`${search}a`)).toEqual([{ parameter: 'product', code: 'notASlug' }])
  })

  it('takes towns repeated or with commas for the same, in any order', () => {
    expect(toSearch(parse('location=b&location=a,c,,b'))).toBe('location=a,b,c')
  })

  it('ignores empty values, as a form without script sends them', () => {
    const form = 'location=&checkIn=&checkOut=&bedroom=&minPrice=0&maxPrice=1500&sort=1&adult=1'
    expect(toSearch(parse(form))).toBe('')
    expect(problems(form)).toEqual([])
  })

  it.each([
    ['results=0', { results: 1 }],
    ['results=500', { results: 48 }],
    ['page=-3', { page: 1 }],
    ['sort=9', { sort: 1 }],
    ['bedroom=7', { bedroom: null }],
    ['adult=99', { adult: 20, children: 0 }],
    ['adult=15&children=10', { adult: 15, children: 5 }],
    ['minPrice=900&maxPrice=100', { minPrice: 100, maxPrice: 900 }],
    ['maxPrice=999999', { maxPrice: null }],
    ['currency=XYZ', { currency: 'USD' }],
    ['country=Guatemala', { country: null }],
    ['topListing=perhaps', { topListing: false }],
    ['location=../etc,antigua-guatemala', { location: ['antigua-guatemala'] }],
    ['adult=2e1', { adult: 1 }],
    ['view=list', { view: null }],
    ['bounds=14.6,-90.8,14.5,-90.7', { bounds: null }],
    ['bounds=14.5,-90.8,14.6', { bounds: null }],
    ['bounds=14.5,-90.8,14.6,-90.7,0', { bounds: null }],
    ['bounds=-91,-90.8,14.6,-90.7', { bounds: null }],
    ['bounds=14.5,-90.8,14.6,181', { bounds: null }],
    ['bounds=1e1,-90.8,14.6,-90.7', { bounds: null }],
    ['bounds=NaN,-90.8,Infinity,<script>', { bounds: null }],
  ])('makes the best of %s, and calls it a problem', (search, expected) => {
    expect(parse(search)).toMatchObject(expected)
    expect(problems(search)).not.toEqual([])
  })

  it.each([
    ['checkIn=2026-12-01', 'missingDay'],
    ['checkOut=2026-12-01', 'missingDay'],
    ['checkIn=2026-12-05&checkOut=2026-12-05', 'dayOrder'],
    ['checkIn=2026-11-20&checkOut=2026-12-05', 'pastDay'],
    ['checkIn=2026-02-30&checkOut=2026-12-05', 'notADay'],
    ['checkIn=tomorrow&checkOut=2026-12-05', 'notADay'],
  ])('drops both days of %s', (search, code) => {
    expect(parse(search)).toMatchObject({ checkIn: null, checkOut: null })
    expect(problems(search)).toEqual([expect.objectContaining({ code })])
  })

  it.each([
    ['checkIn=2026-12-01&checkOut=2026-12-05&flexible=3', { flexible: 3, checkIn: '2026-12-01' }],
    ['stay=weekend&month=2027-02', { stay: 'weekend', month: '2027-02', checkIn: null }],
    // A length of stay takes the place of dates.
    [
      'checkIn=2026-12-01&checkOut=2026-12-05&flexible=3&stay=month&month=2027-10',
      { checkIn: null, checkOut: null, flexible: 0, stay: 'month', month: '2027-10' },
    ],
    // As a form without script sends them.
    ['flexible=2&stay=&month=', { flexible: 0, stay: null, month: null }],
  ])('reads flexible dates from %s', (search, expected) => {
    expect(parse(search)).toMatchObject(expected)
    expect(problems(search)).toEqual([])
  })

  it.each([
    ['stay=week', 'missingMonth', { stay: 'week', month: '2026-11' }],
    ['stay=week&month=2026-10', 'notAChoice', { stay: 'week', month: '2026-11' }],
    ['stay=week&month=2027-11', 'notAChoice', { stay: 'week', month: '2026-11' }],
    ['stay=year&month=2027-02', 'notAChoice', { stay: null, month: null }],
    ['stay=&month=2027-02', 'missingLength', { stay: null, month: null }],
    [
      'checkIn=2026-12-01&checkOut=2026-12-05&flexible=4',
      'notAChoice',
      { checkIn: '2026-12-01', flexible: 0 },
    ],
  ])('makes the best of the flexible dates of %s', (search, code, expected) => {
    expect(parse(search)).toMatchObject(expected)
    expect(problems(search)).toEqual([expect.objectContaining({ code })])
  })

  it('asks for nothing shorter than a month by the month', () => {
    const byMonth = { ...context, section: 'longTermRentals' } as const
    const read = (search: string) => parseListingQuery(new URLSearchParams(search), byMonth)
    expect(read('stay=weekend&month=2027-02').stay).toBeNull()
    expect(read('stay=month&month=2027-02').stay).toBe('month')
  })

  it('accepts a stay that begins today', () => {
    expect(parse('checkIn=2026-11-21&checkOut=2026-11-22').checkIn).toBe('2026-11-21')
  })

  it('lets prices of houses for sale reach a thousand times further', () => {
    const query = parseListingQuery(new URLSearchParams('minPrice=250000'), {
      ...context,
      section: 'housesForSale',
    })
    expect(query.minPrice).toBe(250_000)
  })

  it('does not take unknown parameters for problems', () => {
    expect(problems('utm_source=mail&fbclid=x')).toEqual([])
  })

  it('survives the way through an address', () => {
    const sectionAndQuery = anySection.chain((section) =>
      fc.tuple(fc.constant(section), anyListingQuery(section)),
    )
    fc.assert(
      fc.property(sectionAndQuery, ([section, query]) => {
        const read = readListingQuery(new URLSearchParams(toSearch(query)), { ...context, section })
        expect(read.query).toEqual(query)
        expect(read.problems).toEqual([])
      }),
      propertyRuns(0.5),
    )
  })

  it('writes its parameters in the order of the route table', () => {
    fc.assert(
      fc.property(anyListingQuery('vacationRentals'), (query) => {
        const names = [...new URLSearchParams(toSearch(query)).keys()]
        expect(names).toEqual(listingParameters.filter((name) => names.includes(name)))
      }),
    )
  })

  it('knows neither dates nor guests of houses for sale', () => {
    const stay = 'checkIn=2026-12-01&checkOut=2026-12-05&adult=4&children=1&capacity=6&bedroom=3'
    const context = { section: 'housesForSale', earliestCheckIn: '2026-11-21' } as const
    const query = parseListingQuery(new URLSearchParams(stay), context)
    expect(toSearch(query)).toBe('bedroom=3')
  })

  it('never throws, and what it reads is canonical, whatever the address', () => {
    const name = fc.oneof(fc.constantFrom(...listingParameters), fc.string())
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom(
        '2026-12-01',
        '2026-13-45',
        'true',
        'a,b,,',
        '-1',
        '99999999999999999999',
        '__proto__',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, value), { maxLength: 30 }),
        fc.constantFrom(...sectionKeys),
        (pairs, section) => {
          const query = parseListingQuery(new URLSearchParams(pairs), { ...context, section })
          const again = parseListingQuery(new URLSearchParams(toSearch(query)), {
            ...context,
            section,
          })
          expect(again).toEqual(query)
        },
      ),
      propertyRuns(0.5),
    )
  })
})
