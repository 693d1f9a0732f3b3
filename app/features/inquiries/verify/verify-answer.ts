import * as z from 'zod'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import { stayErrors } from '~/features/pricing/check/stay-error'

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

/** What the verify call answers about one product (`docs/api.md`). */
export const verifyAnswerSchema = z.object({
  products: z.tuple([
    z.object({ errors: z.array(z.enum(stayErrors)), detail: priceSchema.nullable() }),
  ]),
})
