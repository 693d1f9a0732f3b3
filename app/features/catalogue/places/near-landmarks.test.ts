import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import type { Landmark } from '~content/taxonomy'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { areaRadiusMetres, blurredPosition } from './blurred-position'
import { antigua, distanceKm, type Point } from './distance'
import { nearLandmarks } from './near-landmarks'

/** So many kilometres north of Antigua's centre. */
function north(km: number, facts: Partial<Landmark> = {}): Landmark {
  const { latitude, longitude } = blurredPosition(antigua)
  return {
    id: `north ${km}`,
    name: { en: 'North', es: 'Norte' },
    kind: 'square',
    latitude: latitude + km / 111.195,
    longitude,
    reachKm: 100,
    ...facts,
  }
}

const demo = demoCatalogue('2026-11-21').landmarks
const inGuatemala: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: 13.7, max: 17.8, noNaN: true }),
  longitude: fc.double({ min: -92.2, max: -88.2, noNaN: true }),
})

describe('the landmarks near a rental', () => {
  it('are the five nearest, in their language', () => {
    const near = nearLandmarks(
      antigua,
      [7, 3, 1, 5, 2, 9].map((km) => north(km)),
      'es',
    )
    expect(near.map(({ metres }) => metres)).toEqual([1000, 2000, 3000, 5000, 7000])
    expect(near[0]).toMatchObject({ name: 'Norte', kind: 'square' })
  })

  it('leave out what does not matter at its distance', () => {
    const landmarks = [north(3, { reachKm: 2.9 }), north(38, { reachKm: 60, kind: 'airport' })]
    expect(nearLandmarks(antigua, landmarks, 'en').map(({ kind }) => kind)).toEqual(['airport'])
  })

  it.each([
    [0, 100],
    [0.12, 100],
    [0.64, 650],
    [0.99, 1000],
    [2.34, 2300],
    [38.4, 38_000],
  ])('%d km are said as %d m', (km, metres) => {
    expect(nearLandmarks(antigua, [north(km)], 'en')[0]?.metres).toBe(metres)
  })
})

describe('the position that distances are worked out from', () => {
  it('is the same for all places of a square, so that distances tell nothing more', () => {
    fc.assert(
      fc.property(inGuatemala, inGuatemala, (position, towards) => {
        const centre = blurredPosition(position)
        expect(blurredPosition(centre)).toEqual(centre)
        // A neighbour, up to the edges of the square.
        const share = (towards.latitude % 1) * 0.49
        const neighbour = {
          latitude: centre.latitude + (share * areaRadiusMetres) / 111_320,
          longitude: centre.longitude - (share * areaRadiusMetres) / 111_320,
        }
        expect(nearLandmarks(neighbour, demo, 'en')).toEqual(nearLandmarks(position, demo, 'en'))
      }),
    )
  })

  it('is never farther away than the corner of the square', () => {
    fc.assert(
      fc.property(inGuatemala, (position) => {
        const off = distanceKm(position, blurredPosition(position)) * 1000
        expect(off).toBeLessThanOrEqual(areaRadiusMetres * Math.SQRT1_2 * 1.01)
      }),
    )
  })
})
