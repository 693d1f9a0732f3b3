import { describe, expect, it } from 'vitest'
import { locales } from '~content/locale'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { anySection, fewFilters } from '~/testing/factories/listing-query'
import { fc, propertyRuns } from '~/testing/fast-check'
import { buildCatalogue } from '../catalogue'
import type { Facet } from './count-choices'
import { defaultQuery, listingFilters, type ListingQuery } from '../filters/listing-filters'
import { parseListingQuery, toSearch } from './listing-query'
import { priceSlider } from './listing-limits'
import { matchListings, type ListingMatch } from './match-listings'
import { searchListings } from './search-listings'

const today = '2026-11-21'
const now = new Date(`${today}T15:00:00Z`)
const catalogue = buildCatalogue(demoCatalogue(today))

const anySearch = fc
  .tuple(anySection, fc.constantFrom(...locales))
  .chain(([section, locale]) =>
    fewFilters(section).map((query): ListingMatch => ({ section, query, locale, now })),
  )

function countsOf(search: ListingMatch) {
  const { counts, total } = searchListings(catalogue, { ...search, withCounts: true })
  return { facets: counts?.facets ?? [], prices: counts?.prices ?? [], total }
}

const totalOf = (search: ListingMatch, query: ListingQuery) =>
  matchListings(catalogue, { ...search, query }).length

/** The query of the address that a visitor reaches who chooses the option. */
function choose({ section, query }: ListingMatch, name: string, values: unknown[]): ListingQuery {
  const params = new URLSearchParams(toSearch(query))
  params.delete(name)
  for (const value of values) params.append(name, String(value))
  return parseListingQuery(params, { section, earliestCheckIn: today })
}

describe('the numbers beside the choices of a list', () => {
  /** Each number of the facet is the total of the list that a visitor reaches by choosing the option. */
  function expectTotals(search: ListingMatch, { name, any, options }: Facet) {
    const filter = listingFilters.find((each) => each.options?.name === name)?.options
    const chosen = filter?.chosen(search.query) ?? []
    const unset = filter?.pick === 'one' ? choose(search, name, []) : search.query
    expect(any).toBe(totalOf(search, unset))
    for (const { value, count } of options) {
      const values = filter?.pick === 'one' ? [value] : [...new Set([...chosen, value])]
      const found = totalOf(search, choose(search, name, values))
      expect(count, `${name} ${value}`).toBe(found)
    }
  }

  it('are the totals of the lists that choosing them gives', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        for (const facet of countsOf(search).facets) expectTotals(search, facet)
      }),
      propertyRuns(0.1),
    )
  })

  it('are so for one filter in each of many more lists', () => {
    fc.assert(
      fc.property(anySearch, fc.nat(), (search, at) => {
        const { facets } = countsOf(search)
        for (const facet of facets.slice(at % facets.length).slice(0, 1))
          expectTotals(search, facet)
      }),
      propertyRuns(),
    )
  })

  it('are by price those that a range of one step of the slider lists', () => {
    fc.assert(
      fc.property(anySearch, fc.nat({ max: 29 }), (search, at) => {
        const { step } = priceSlider(search.section, 'USD')
        const range = { minPrice: at * step || null, maxPrice: (at + 1) * step, currency: 'USD' }
        const query = { ...search.query, ...range, currency: 'USD' as const }
        const { prices } = countsOf(search)
        // A range includes both ends, a step of the histogram the lower one alone.
        const found = matchListings(catalogue, { ...search, query })
        expect(prices[at] ?? 0).toBeLessThanOrEqual(found.length)
        expect(found.length).toBeLessThanOrEqual((prices[at] ?? 0) + (prices[at + 1] ?? 0))
      }),
      propertyRuns(0.15),
    )
  })

  it('leave out what nothing in the section has', () => {
    const forSale = countsOf({ section: 'housesForSale', query: defaultQuery, locale: 'en', now })
    expect(forSale.facets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bedroom', 'bathrooms', 'kind']),
    )
    for (const name of ['beds', 'amenities', 'houseRules', 'promotion']) {
      expect(forSale.facets.map((facet) => facet.name)).not.toContain(name)
    }
    const kinds = forSale.facets.find(({ name }) => name === 'kind')?.options ?? []
    expect(kinds.map(({ value }) => value)).not.toContain('treehouse')
  })

  it('are none where nothing is left, but the choice stays', () => {
    const query = { ...defaultQuery, kind: 'treehouse' as const }
    const { facets, total } = countsOf({ section: 'uniqueStays', query, locale: 'es', now })
    const amenities = facets.find(({ name }) => name === 'amenities')?.options ?? []
    expect(total).toBeGreaterThan(0)
    expect(amenities.filter(({ count }) => count === 0).length).toBeGreaterThan(0)
    expect(amenities.find(({ value }) => value === 'pool')?.name).toBe('Piscina')
  })
})
