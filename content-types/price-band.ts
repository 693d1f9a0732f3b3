import * as z from 'zod'
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

export type PriceBand = z.infer<typeof priceBandSchema>
