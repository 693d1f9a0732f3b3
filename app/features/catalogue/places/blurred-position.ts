import type { Rental } from '~content/rental'
import type { Point } from './distance'

/** Radius of the circle that stands for a rental's position on maps, in metres. */
export const areaRadiusMetres = 200

const metresPerDegree = 111_320

/**
 * The centre of the square, with sides of `areaRadiusMetres`, that a rental lies in. What pages say of its
 * surroundings is worked out from here, so that no number of distances leads to its address (decision 77).
 */
export function blurredPosition({ latitude, longitude }: Point): Point {
  const row = areaRadiusMetres / metresPerDegree
  const middle = centreOf(latitude, row)
  // By the middle of the row: all rentals of a row share their columns.
  const column = row / Math.max(Math.cos((middle * Math.PI) / 180), 0.01)
  return { latitude: middle, longitude: centreOf(longitude, column) }
}

type Placed = Pick<Rental, 'latitude' | 'length' | 'exactPosition'>

/** Rentals are never changed in place, and a search with an area asks for thousands. */
const shown = new WeakMap<Placed, Point | null>()

/**
 * Where maps show a rental and searches by area find it: its area, unless staff say that its exact position may be
 * known (decision 88). Null without coordinates.
 */
export function shownPosition(rental: Placed): Point | null {
  const known = shown.get(rental)
  if (known !== undefined) return known
  const { latitude, length: longitude, exactPosition } = rental
  const exact = latitude === null || longitude === null ? null : { latitude, longitude }
  const position = exact && !exactPosition ? rounded(blurredPosition(exact)) : exact
  shown.set(rental, position)
  return position
}

/** To a metre: more would only look exact. */
function rounded({ latitude, longitude }: Point): Point {
  const steps = 100_000
  return {
    latitude: Math.round(latitude * steps) / steps,
    longitude: Math.round(longitude * steps) / steps,
  }
}

function centreOf(degrees: number, step: number): number {
  return (Math.floor(degrees / step) + 0.5) * step
}
