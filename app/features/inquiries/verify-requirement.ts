import * as z from 'zod'
import type { CurrencyCode } from '~content/currency-code'
import type { PriceResponse } from '~/features/pricing/price-response'
import { stayErrors } from '~/features/pricing/stay-error'
import { resources } from '~/routing/table'
import type { Requirement } from './requirement'
import { reservationItem } from './reservation-item'
import type { Verification } from './verification'

const priceSchema: z.ZodType<PriceResponse> = z.object({
  details: z.array(
    z.object({
      per: z.string(),
      type: z.enum(['extra-fee', 'weekly', 'promotion']).exactOptional(),
      number: z.number(),
      startDate: z.string().exactOptional(),
      endDate: z.string().exactOptional(),
      priceFormated: z.string(),
      subTotal: z.number(),
      subTotalFormated: z.string(),
    }),
  ),
  currencySymbol: z.string(),
  total: z.number(),
  totalFormated: z.string(),
  nights: z.number(),
  promotionsDetail: z.array(z.object({ type: z.number(), singlePromotion: z.boolean() })),
})

const answerSchema = z.object({
  products: z.tuple([
    z.object({ errors: z.array(z.enum(stayErrors)), detail: priceSchema.nullable() }),
  ]),
})

/**
 * Asks the server whether the product can be had and what it costs in a currency (browsing.md §7). Of several
 * error codes the first counts. Throws only where `signal` aborts; what else goes wrong is `failed`.
 */
export async function verifyRequirement(
  requirement: Requirement,
  currencyCode: CurrencyCode,
  signal: AbortSignal,
): Promise<Verification> {
  try {
    const response = await fetch(`/${resources.verifyApi.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        requirement: { reservationDetails: [reservationItem(requirement)], currencyCode },
      }),
      signal,
    })
    const answer = answerSchema.parse(await response.json())
    const [{ errors, detail }] = answer.products
    if (errors[0]) return { state: 'invalid', error: errors[0] }
    return detail ? { state: 'priced', price: detail } : { state: 'failed' }
  } catch {
    signal.throwIfAborted()
    return { state: 'failed' }
  }
}
