import { shownPosition } from '../places/blurred-position'
import type { ListingFilter } from './listing-filter'
import type { QueryReader } from './query-reader'

/** An area in degrees: south, west, north, east. */
export type Bounds = readonly [south: number, west: number, north: number, east: number]

const unset: { bounds: Bounds | null } = { bounds: null }

/** Four decimals are eleven metres. */
const steps = 10_000
const degrees = /^-?\d{1,3}(\.\d{1,15})?$/

/**
 * Keeps what the map shows in a part of it, its edges included (finding.md §4). Places without coordinates lie in none.
 * By the shown position alone: areas that grow smaller and smaller would lead to any other one.
 */
export const bounds: ListingFilter<{ bounds: Bounds | null }> = {
  unset,
  read: (reader) => ({ bounds: readBounds(reader) }),
  isSet: (query) => query.bounds !== null,
  isCarried: true,
  chips: (query, { t }) =>
    query.bounds ? [{ key: 'bounds', words: t('chipBounds'), cleared: unset }] : [],
  match: ({ bounds: area }, { index }) => {
    if (!area) return null
    const [south, west, north, east] = area
    return (position) => {
      const rental = index.rentals[position]
      const shown = rental && shownPosition(rental)
      if (!shown) return false
      const { latitude, longitude } = shown
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east
    }
  },
}

/** The smallest area of the steps of an address that holds another one. */
export function roundBounds([south, west, north, east]: Bounds): Bounds {
  // Adding zero makes a zero of minus zero.
  const down = (value: number, least: number) =>
    Math.max(Math.floor(value * steps) / steps, least) + 0
  const up = (value: number, most: number) => Math.min(Math.ceil(value * steps) / steps, most) + 0
  return [down(south, -90), down(west, -180), up(north, 90), up(east, 180)]
}

function readBounds(reader: QueryReader): Bounds | null {
  const value = reader.text('bounds')
  if (value === null) return null
  const parts = value.split(',')
  const [south = NaN, west = NaN, north = NaN, east = NaN] = parts.map((part) =>
    degrees.test(part) ? Math.round(Number(part) * steps) / steps + 0 : NaN,
  )
  const isArea = south < north && west < east && parts.length === 4
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180
  if (isArea && isOnEarth) return [south, west, north, east]
  reader.report({ parameter: 'bounds', code: 'notBounds' })
  return null
}
