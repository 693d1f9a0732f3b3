import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { defaultQuery } from './listing-filters'
import { parseListingQuery, toSearch } from '../search/listing-query'
import { roundBounds } from './bounds'

const context = { section: 'vacationRentals', earliestCheckIn: '2026-11-21' } as const
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

it('an area of the map is read from its address as the smallest one that holds it', () => {
  fc.assert(
    fc.property(
      between(-90, 89),
      between(-180, 179),
      between(0.001, 1),
      between(0.001, 1),
      (south, west, height, width) => {
        const bounds = roundBounds([south, west, south + height, west + width])
        const search = toSearch({ ...defaultQuery, bounds })
        expect(parseListingQuery(new URLSearchParams(search), context).bounds).toEqual(bounds)
        expect(bounds[0]).toBeLessThanOrEqual(south)
        expect(bounds[1]).toBeLessThanOrEqual(west)
        expect(bounds[2]).toBeGreaterThanOrEqual(south + height)
        expect(bounds[3]).toBeGreaterThanOrEqual(west + width)
        expect(bounds[2] - bounds[0]).toBeLessThan(height + 0.0003)
      },
    ),
    propertyRuns(),
  )
})
