import * as z from 'zod'
import type { CurrencyCode } from './currency-code'
import { maybePictureSchema, wordsSchema } from './entry-fields'

/** A card that opens the vacation rentals of one price range; both currencies, whole units. */
export const priceBandSchema = z.object({
  name: wordsSchema,
  /** The range as the card says it, e.g. "$151-300". */
  label: wordsSchema,
  picture: maybePictureSchema,
  alt: wordsSchema,
  minPriceUsd: z.number().int().min(0),
  maxPriceUsd: z.number().int().min(0),
  minPriceGtq: z.number().int().min(0),
  maxPriceGtq: z.number().int().min(0),
})

/** The town that the links name as `location`. */
export const bandTownSchema = z
  .object({ documentId: z.string(), slug: z.string() })
  .nullish()
  .transform((value) => value ?? null)

export const priceBandPopulate = { populate: { picture: true } }

export type BandPrices = Pick<
  PriceBand,
  'minPriceUsd' | 'maxPriceUsd' | 'minPriceGtq' | 'maxPriceGtq'
>

/** The lowest and the highest price of a band; the only place that knows the fields of each currency. */
export function bandPrices(band: BandPrices, currency: CurrencyCode): [number, number] {
  const prices: Record<CurrencyCode, [number, number]> = {
    USD: [band.minPriceUsd, band.maxPriceUsd],
    GTQ: [band.minPriceGtq, band.maxPriceGtq],
  }
  return prices[currency]
}

export type PriceBand = z.infer<typeof priceBandSchema>
