import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { priceSlider } from '../search/listing-limits'
import { convertPriceFilter } from './price'

const usd = { minPrice: 50, maxPrice: 200, currency: 'USD' as const }

describe('the price filter', () => {
  it('follows a change of currency at eight quetzales a dollar', () => {
    expect(convertPriceFilter(usd, 'GTQ', 'vacationRentals')).toEqual({
      minPrice: 400,
      maxPrice: 1600,
      currency: 'GTQ',
    })
  })

  it('stays as it is in its own currency', () => {
    expect(convertPriceFilter(usd, 'USD', 'vacationRentals')).toBe(usd)
  })

  it('keeps open ends open and the rest of the query', () => {
    const query = { ...usd, minPrice: null, page: 3 }
    expect(convertPriceFilter(query, 'GTQ', 'vacationRentals')).toEqual({
      minPrice: null,
      maxPrice: 1600,
      currency: 'GTQ',
      page: 3,
    })
  })

  it('comes back to every step of the slider', () => {
    const { max, step } = priceSlider('vacationRentals', 'USD')
    const anyStep = fc.integer({ min: 1, max: max / step - 1 }).map((n) => n * step)
    fc.assert(
      fc.property(anyStep, (minPrice) => {
        const there = convertPriceFilter({ ...usd, minPrice, maxPrice: null }, 'GTQ', 'hotels')
        expect(convertPriceFilter(there, 'USD', 'hotels').minPrice).toBe(minPrice)
      }),
    )
  })

  it('has the same ends in both currencies', () => {
    for (const section of ['vacationRentals', 'housesForSale'] as const) {
      expect(priceSlider(section, 'GTQ').max).toBe(priceSlider(section, 'USD').max * 8)
    }
  })
})
