import * as z from 'zod'
import { flagSchema, maybeNumberSchema, maybePictureSchema, wordsSchema } from './entry-fields'

/** Tags of a product card. */
export const productTags = ['Discount', 'LastMinute', 'SpecialDates'] as const

const placeSchema = z
  .object({ documentId: z.string(), slug: z.string(), name: z.string() })
  .nullish()
  .transform((value) => value ?? null)

/** `api::landing-product.landing-product`, seen through the landings that list it. */
export const landingProductSchema = z.object({
  /** Travels with a lead as `landing_page_product`. */
  documentId: z.string(),
  name: wordsSchema,
  description: wordsSchema,
  /** Where the card leads: a path of the site in this language, or an https address. May be empty. */
  slugLink: wordsSchema,
  /** Only enabled ones are shown. */
  enabled: flagSchema,
  image: maybePictureSchema,
  imageAlt: wordsSchema,
  /** The region. */
  state: placeSchema,
  /** The town. */
  city: placeSchema,
  /** US dollars; null if there is no former price. */
  price: maybeNumberSchema,
  /** US dollars; lists are sorted by it, the lowest first. */
  priceOffer: z.number().min(0),
  /** Percent. */
  discount: maybeNumberSchema,
  /** The unit of the price in words, e.g. "a night". */
  control: wordsSchema,
  tag: z.enum(productTags).nullish(),
  /** Without a WhatsApp link and a product link, the button opens the form. */
  isModalForm: flagSchema,
  waLink: wordsSchema,
  waText: wordsSchema,
})

const landingProductUid = 'api::landing-product.landing-product'

export const landingProductPopulate = {
  populate: {
    image: true,
    state: { fields: ['name', 'slug'] },
    city: { fields: ['name', 'slug'] },
  },
}

/** Types that a page with products shows besides itself. */
export const landingProductIncludes = [
  landingProductUid,
  'api::region.region',
  'api::town.town',
] as const

export type LandingProduct = z.infer<typeof landingProductSchema>
