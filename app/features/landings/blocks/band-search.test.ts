import { describe, expect, it } from 'vitest'
import { bandSearch } from './band-search'

const band = { minPriceUsd: 150, maxPriceUsd: 300, minPriceGtq: 1170, maxPriceGtq: 2340 }

describe('the link of a price band', () => {
  it('is the one of the specification, to the letter, in each currency', () => {
    expect(String(bandSearch(band, 'USD', 'antigua-guatemala'))).toBe(
      'product=1&location=antigua-guatemala&results=12&capacity=1&minPrice=150&maxPrice=300&currency=USD&sort=2',
    )
    expect(String(bandSearch(band, 'GTQ', 'antigua-guatemala'))).toBe(
      'product=1&location=antigua-guatemala&results=12&capacity=1&minPrice=1170&maxPrice=2340&currency=GTQ&sort=2',
    )
  })

  it('asks for the whole country where no town is chosen', () => {
    expect(bandSearch(band, 'USD', null).has('location')).toBe(false)
  })
})
