import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { distanceKm } from '../places/distance'
import { similarRentals } from './similar-listings'

const degrees = fc.integer({ min: -200, max: 200 }).map((steps) => steps / 1000)
const place = fc.record({
  isPlaced: fc.boolean(),
  latitude: degrees.map((value) => 14.5 + value),
  length: degrees.map((value) => -90.7 + value),
  noBedroom: fc.integer({ min: 0, max: 6 }),
})

it('finds the nearest of a like size, as measuring all of them does', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const rentals = places.map(({ isPlaced, latitude, length, noBedroom }, n) =>
        rental({
          id: `r${n}`,
          slug: `r-${n}`,
          noBedroom,
          ...(isPlaced ? { latitude, length } : { latitude: null, length: null }),
        }),
      )
      const catalogue = buildCatalogue(cataloguePayload({ rentals }))
      const [one, ...others] = rentals
      if (!one) throw new Error('There is no rental.')
      const pointOf = ({ latitude, length, townId }: typeof one) =>
        latitude !== null && length !== null
          ? { latitude, longitude: length }
          : (catalogue.towns.get(townId) ?? { latitude: NaN, longitude: NaN })
      const unlikeness = (other: typeof one) =>
        distanceKm(pointOf(one), pointOf(other)) + Math.abs(other.noBedroom - one.noBedroom) * 3
      const nearest = others.toSorted((a, b) => unlikeness(a) - unlikeness(b)).slice(0, 4)
      const found = similarRentals(catalogue, one, 'en', { max: 4 })
      expect(found.map(unlikeness)).toEqual(nearest.map(unlikeness))
      expect(found).not.toContain(one)
    }),
  )
})
