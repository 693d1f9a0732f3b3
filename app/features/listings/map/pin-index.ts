import Supercluster from 'supercluster'
import type { Bounds } from '~/features/catalogue/filters/bounds'
import { type MapPins, pinSteps } from '~/features/catalogue/map/pin-columns'

/**
 * What stands at one point of the map: a place, or several that lie close to each other. `at` is the first one in the
 * list.
 */
export type MapMark = { key: string; at: number; latitude: number; longitude: number } & (
  | { kind: 'pin' }
  | { kind: 'cluster'; id: number; count: number }
)

/** Beyond this zoom places are never drawn apart. */
export const closestZoom = 17

/** Pixels within which places become one mark: more than a price is wide. */
const clusterRadius = 60

export type PinIndex = ReturnType<typeof createPinIndex>

/** Groups the pins of a list for each zoom, once; then any view is answered in a millisecond. */
export function createPinIndex({ slugs, latitudes, longitudes }: MapPins) {
  const index = new Supercluster<{ at: number }, { at: number }>({
    radius: clusterRadius,
    extent: 256,
    // From here the country fits into a phone; each further zoom costs its share of the grouping.
    minZoom: 6,
    maxZoom: closestZoom,
    map: ({ at }) => ({ at }),
    reduce: (sum, { at }) => {
      sum.at = Math.min(sum.at, at)
    },
  })
  const degrees = (values: number[], at: number) => (values[at] ?? 0) / pinSteps
  index.load(
    slugs.map((_, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [degrees(longitudes, at), degrees(latitudes, at)] },
      properties: { at },
    })),
  )

  return {
    /** The marks of an area, in the order of the list. */
    marksIn: ([south, west, north, east]: Bounds, zoom: number): MapMark[] =>
      index
        .getClusters([west, south, east, north], zoom)
        .map(({ geometry, properties }): MapMark => {
          const [longitude = 0, latitude = 0] = geometry.coordinates
          const { at } = properties
          if (!('cluster_id' in properties)) {
            return { kind: 'pin', key: `pin ${slugs[at]}`, at, latitude, longitude }
          }
          const { cluster_id: id, point_count: count } = properties
          return {
            kind: 'cluster',
            key: `cluster ${id} ${count}`,
            id,
            count,
            at,
            latitude,
            longitude,
          }
        })
        .sort((a, b) => a.at - b.at),

    /** The zoom at which a cluster falls apart; above `closestZoom` where it never does. */
    splitZoom: (id: number): number => index.getClusterExpansionZoom(id),

    /** Places of a cluster by their number in the list. */
    placesIn: (id: number, max = Infinity): number[] =>
      index.getLeaves(id, max).map(({ properties }) => properties.at),

    /** The area of all pins; null where there is none. */
    bounds: boundsOf(latitudes, longitudes),
  }
}

function boundsOf(latitudes: number[], longitudes: number[]): Bounds | null {
  if (latitudes.length === 0) return null
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b)) / pinSteps
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b)) / pinSteps
  return [least(latitudes), least(longitudes), most(latitudes), most(longitudes)]
}
