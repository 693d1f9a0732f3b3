import { extractFirst, type Reading } from './normalize'
import type { RequestedBedrooms } from './understanding'

const bedrooms =
  '(?:bedrooms?|bed|beds|br|bdr|habitaciones|habitacion|cuartos?|dormitorios?|recamaras?|rooms)'
const bathrooms = '(?:bathrooms?|baths?|ba|banos?)'
const atLeast =
  '(?:at least|minimum|min|minimo(?: de)?|al menos|por lo menos|mas de|more than|over)'
const orMore = '(?:or more|o mas|and up|en adelante|\\+)'

const bedroomPatterns: readonly RegExp[] = [
  new RegExp(` (${atLeast}) (\\d{1,2}|one|un|una)[ -]?${bedrooms}(?= )()`),
  new RegExp(` ()(\\d{1,2})(\\+| ${orMore})[ -]?${bedrooms}(?= )`),
  new RegExp(` ()(\\d{1,2})[ -]?${bedrooms} (${orMore})(?= )`),
  new RegExp(` ()(\\d{1,2}|one|un|una)[ -]?(?:bed)?${bedrooms}(?= )()`),
  / ()(\d{1,2})-bed(?:room)?(?= )()/,
]

const bathroomPatterns: readonly RegExp[] = [
  new RegExp(` (?:${atLeast} )?(\\d{1,2})(?:\\.5)?\\+?[ -]?${bathrooms}(?= )`),
]

/** How many bedrooms; "more than three" is four or more. */
export function readBedrooms(text: string): Reading<RequestedBedrooms | null> {
  const taken = extractFirst(text, bedroomPatterns)
  if (!taken) return { value: null, rest: text }
  const [, before = '', number = '', after = ''] = taken.match
  // "Un cuarto" is a room to let rather than a house with one.
  if (/^(?:un|una)$/.test(number) && !/dormitorio|habitacion|recamara/.test(taken.match[0])) {
    return { value: null, rest: text }
  }
  const given = /^\d+$/.test(number) ? Number(number) : 1
  if (given === 0) return { value: null, rest: text }
  const beyond = /^(?:mas de|more than|over)/.test(before)
  return {
    value: { count: beyond ? given + 1 : given, orMore: before !== '' || after !== '' },
    rest: taken.rest,
  }
}

/** The least number of bathrooms. */
export function readBathrooms(text: string): Reading<number | null> {
  const taken = extractFirst(text, bathroomPatterns)
  if (!taken) return { value: null, rest: text }
  return { value: Number(taken.match[1]), rest: taken.rest }
}
