import { expect, it } from 'vitest'
import { currencyFacts, forEachCurrency } from '~content/currency-code'
import { type MapPins, pinSteps } from '~/features/catalogue/map/pin-columns'
import { fc, propertyRuns } from '~/testing/fast-check'
import { closestZoom, createPinIndex } from './pin-index'

const earth = [-85, -180, 85, 180] as const

function pinsAt(points: [latitude: number, longitude: number][]): MapPins {
  return {
    slugs: points.map((_, at) => `place-${at}`),
    latitudes: points.map(([latitude]) => latitude),
    longitudes: points.map(([, longitude]) => longitude),
    prices: {
      dollars: points.map(() => 100),
      factors: forEachCurrency((code) => currencyFacts[code].fallbackFactor),
      differences: forEachCurrency(() => []),
    },
    symbols: forEachCurrency((code) => currencyFacts[code].symbol),
    unplaced: 0,
    towns: [],
  }
}

/** In Guatemala, some at the very same point. */
const anyPoints = fc.array(
  fc.tuple(
    fc.oneof(fc.constant(145_600), fc.integer({ min: 137_000, max: 178_000 })),
    fc.oneof(fc.constant(-907_300), fc.integer({ min: -922_000, max: -882_000 })),
  ),
  { minLength: 1, maxLength: 60 },
)

it('shows every place exactly once at any zoom, in the order of the list', () => {
  fc.assert(
    fc.property(anyPoints, fc.integer({ min: 0, max: closestZoom }), (points, zoom) => {
      const index = createPinIndex(pinsAt(points))
      const marks = index.marksIn(earth, zoom)
      const places = marks.flatMap((mark) =>
        mark.kind === 'pin' ? [mark.at] : index.placesIn(mark.id),
      )
      expect(places.toSorted((a, b) => a - b)).toEqual(points.map((_, at) => at))
      const firsts = marks.map(({ at }) => at)
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
      const clusters = marks.filter((mark) => mark.kind === 'cluster')
      expect(clusters.map(({ id }) => Math.min(...index.placesIn(id)))).toEqual(
        clusters.map(({ at }) => at),
      )
    }),
    propertyRuns(),
  )
})

it('keeps places of one point together at every zoom, and says so', () => {
  const index = createPinIndex(
    pinsAt([
      [145_600, -907_300],
      [145_600, -907_300],
    ]),
  )
  const [mark] = index.marksIn(earth, closestZoom)
  if (mark?.kind !== 'cluster') throw new Error('The places of one point stand apart.')
  expect(index.splitZoom(mark.id)).toBeGreaterThan(closestZoom)
})

it('knows the area of all pins, and that none has one', () => {
  const points: [number, number][] = [
    [145_600, -907_300],
    [150_000, -900_000],
  ]
  expect(createPinIndex(pinsAt(points)).bounds).toEqual([
    145_600 / pinSteps,
    -907_300 / pinSteps,
    150_000 / pinSteps,
    -900_000 / pinSteps,
  ])
  expect(createPinIndex(pinsAt([])).bounds).toBeNull()
})
