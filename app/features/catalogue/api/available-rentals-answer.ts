import { currencyCodes, type Amounts } from '~content/currency-code'
import { fieldsOf } from '~/features/pricing/request/unvalidated'

/** A similar place that is free for a stay, in one language. */
export type AvailableRental = {
  slug: string
  name: string
  /** Its page with the stay. */
  path: string
  facts: string
  /** Address of a small picture. */
  picture: string | null
  /** Of the stay; null if it is on request. */
  total: Amounts | null
}

/** What `GET /api/rentals/{slug}/free-places` answers, with the words around it. */
export type AvailableRentalsAnswer = { title: string; status: string; places: AvailableRental[] }

/** Null if the body is no such answer. Checked without zod, which a rental's page does not load. */
export function readAvailableRentalsAnswer(body: unknown): AvailableRentalsAnswer | null {
  return isAnswer(body) ? body : null
}

function isAnswer(body: unknown): body is AvailableRentalsAnswer {
  const { title, status, places } = fieldsOf(body)
  return (
    typeof title === 'string' &&
    typeof status === 'string' &&
    Array.isArray(places) &&
    places.every(isRental)
  )
}

function isRental(value: unknown): value is AvailableRental {
  const { slug, name, path, facts, picture, total } = fieldsOf(value)
  return (
    [slug, name, path, facts].every((text) => typeof text === 'string') &&
    (picture === null || typeof picture === 'string') &&
    (total === null || currencyCodes.every((code) => typeof fieldsOf(total)[code] === 'string'))
  )
}
