import type { Rental } from '~content/rental'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import {
  findCurrencyCode,
  findTick,
  readStayRequest,
} from '~/features/pricing/request/read-stay-request'
import { isEmpty } from '~/features/pricing/request/unvalidated'
import type { CallAnswer } from '~/platform/http/call-answer'
import { rejected } from './rejected'
import { quoteRental } from '~/features/pricing/rental/quote-rental'

type Fields = Readonly<Record<string, unknown>>

/**
 * `POST /api/rentals/booking` (pricing.md, "The calls"): 200 with the price response, 400 for unreadable fields,
 * 404 for an unknown rental, 422 with the codes of a stay that cannot be booked. `now` is ISO 8601.
 */
export function answerBooking(catalogue: Catalogue, fields: Fields, now: string): CallAnswer {
  const { slug } = fields
  const problems: string[] = []
  if (typeof slug !== 'string' || slug === '') problems.push('UNREADABLE_SLUG')
  const currency = findCurrencyCode(fields.currency)
  if (!currency) problems.push('UNREADABLE_CURRENCY')
  const onSale = findTick(fields.onSale)
  if (onSale === null) problems.push('UNREADABLE_ON_SALE')
  const rental = typeof slug === 'string' ? findRentalBySlug(catalogue, slug) : null
  const type = requestedType(fields, onSale ?? false, rental)
  const { request, problems: unreadable } = readStayRequest({ ...fields, type })
  problems.push(...unreadable)
  if (!currency || problems.length > 0) return rejected(400, problems)

  const answer = quoteRental(catalogue, { rental, request, currency, now })
  if (!('errors' in answer)) return { status: 200, body: answer }
  return rejected(answer.errors[0] === 'NON_EXISTENT_PRODUCT' ? 404 : 422, answer.errors)
}

/**
 * The type that is asked for. The call's payload names none (browsing.md §7): `onSale` asks for a house for
 * sale, else it is whatever the rental is, and `longStay` says the rest. A type that is sent counts.
 */
function requestedType({ type }: Fields, onSale: boolean, rental: Rental | null): unknown {
  if (!isEmpty(type)) return type
  return onSale ? 3 : (rental?.type ?? 1)
}
