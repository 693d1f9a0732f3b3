import type { CurrencyCode } from '~content/currency-code'
import { maxRentalsAtOnce } from '~content/max-rentals-at-once'
import type { StayRequest } from '~/features/pricing/quote-input'
import { findCurrencyCode, readStayRequest } from '~/features/pricing/request/read-stay-request'
import { isEmpty } from '~/features/pricing/request/unvalidated'

/** A product that is asked for; `uuid` is the visitor's own name for it and comes back with the answer. */
export type ProductRequest = { uuid: string | null; slug: string; request: StayRequest }

export type RequirementRequest = { currencyCode: CurrencyCode; products: ProductRequest[] }

/** What one call may ask for; the site itself asks for one. */
const maxProducts = maxRentalsAtOnce
export const maxUuidLength = 100

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a requirement (browsing.md §3, "Reservation request item") from the fields of a call: under
 * `requirement`, as an object of JSON or as its text in a form, or, in a form, from the fields themselves.
 * Gives it or the codes of what could not be read.
 */
export function readRequirement(
  fields: Fields,
): { requirement: RequirementRequest } | { problems: string[] } {
  const found = requirementOf(fields)
  const details = found?.reservationDetails
  if (!found || !Array.isArray(details)) return { problems: ['UNREADABLE_REQUIREMENT'] }
  const items: unknown[] = details
  if (items.length > maxProducts) return { problems: ['TOO_MANY_PRODUCTS'] }
  const problems: string[] = []
  const currencyCode = findCurrencyCode(found.currencyCode)
  if (!currencyCode) problems.push('UNREADABLE_CURRENCY')
  const products = items.map((item) => readProduct(item, problems))
  if (!currencyCode || problems.length > 0) return { problems: [...new Set(problems)] }
  return { requirement: { currencyCode, products } }
}

function requirementOf(fields: Fields): Fields | null {
  const { requirement } = fields
  if (requirement === undefined) return fields
  if (typeof requirement !== 'string') return isFields(requirement) ? requirement : null
  try {
    const parsed: unknown = JSON.parse(requirement)
    return isFields(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** A product without a slug is one that does not exist. */
function readProduct(item: unknown, problems: string[]): ProductRequest {
  const fields = isFields(item) ? item : {}
  if (!isFields(item)) problems.push('UNREADABLE_PRODUCT')
  const { uuid, slug } = fields
  const isNamed = typeof uuid === 'string' && uuid.length <= maxUuidLength
  if (!isNamed && !isEmpty(uuid)) problems.push('UNREADABLE_UUID')
  const read = readStayRequest(fields)
  problems.push(...read.problems)
  return {
    uuid: isNamed ? uuid : null,
    slug: typeof slug === 'string' ? slug : '',
    request: read.request,
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
