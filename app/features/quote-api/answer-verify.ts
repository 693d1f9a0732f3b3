import type { Catalogue } from '~/features/catalogue/catalogue'
import type { CallAnswer } from '~/platform/http/call-answer'
import { rejected } from './rejected'
import { readRequirement } from './read-requirement'
import { verifyProducts } from './verify-products'

/**
 * `POST /api/bookings/verify` (pricing.md, "The calls"): 200 a price or the codes for each product, 400 for a
 * requirement that cannot be read. `now` is ISO 8601.
 */
export function answerVerify(
  catalogue: Catalogue,
  fields: Readonly<Record<string, unknown>>,
  now: string,
): CallAnswer {
  const read = readRequirement(fields)
  if ('problems' in read) return rejected(400, read.problems)
  return { status: 200, body: { products: verifyProducts(catalogue, read.requirement, now) } }
}
