export type Point = { latitude: number; longitude: number }

/** The centre of Antigua Guatemala, around which the marketplace lists (browsing.md, introduction). */
export const antigua: Point = { latitude: 14.5573, longitude: -90.7332 }

const earthRadiusKm = 6371

/** Kilometres between two points, as the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The part of a distance that goes north or south, which is never more than all of it. */
export function kilometresNorth(from: number, to: number): number {
  // Rounding must not make it the larger one.
  return earthRadiusKm * radians(Math.abs(to - from)) * (1 - 1e-9)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
