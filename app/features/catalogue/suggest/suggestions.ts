import { fieldsOf } from '~/features/pricing/request/unvalidated'
import { isOwnPath } from '~/platform/http/is-own-path'

/** A town or a region with places of a section. */
export type PlaceSuggestion = {
  /** What the place filter sends. */
  value: string
  name: string
  kind: 'town' | 'region'
  /** The region of a town; what a region is known for, where we know. */
  line: string | null
  count: number
  /** Of a town: degrees north and east. */
  position: [number, number] | null
}

/** A rental by its name. */
export type RentalSuggestion = {
  /** The path of its page. */
  path: string
  name: string
  town: string
  /** Path of a small picture. */
  picture: string | null
  section: string
}

/** The answer of `GET /api/suggestions`. */
export type Suggestions = { places: PlaceSuggestion[]; rentals: RentalSuggestion[] }

/** Suggestions of the call; null for anything else, such as the page of a proxy that says it is busy. */
export function readSuggestions(body: unknown): Suggestions | null {
  return isSuggestions(body) ? body : null
}

function isSuggestions(body: unknown): body is Suggestions {
  const { places, rentals } = fieldsOf(body)
  return (
    Array.isArray(places) &&
    places.every(isPlace) &&
    Array.isArray(rentals) &&
    rentals.every(isRental)
  )
}

function isPlace(entry: unknown): boolean {
  const { value, name, kind, line, count, position } = fieldsOf(entry)
  return (
    [value, name].every(isText) &&
    (kind === 'town' || kind === 'region') &&
    (line === null || isText(line)) &&
    typeof count === 'number' &&
    (position === null ||
      (Array.isArray(position) && position.every((each) => typeof each === 'number')))
  )
}

function isRental(entry: unknown): boolean {
  const { path, name, town, picture, section } = fieldsOf(entry)
  return (
    [name, town, section].every(isText) &&
    isOwnPath(path) &&
    (picture === null || isOwnPath(picture))
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'
