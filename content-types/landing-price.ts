import * as z from 'zod'
import { blocksIncludes, blocksPopulate, blocksSchema } from './blocks'
import type { ContentDefinition } from './content-definition'
import { listOf, maybePictureSchema, wordsSchema, maybeInstantSchema } from './entry-fields'
import { bandTownSchema, priceBandPopulate, priceBandSchema } from './price-band'
import { seoPopulate, seoSchema } from './seo'
import { testimonialPopulate, testimonialSchema } from './testimonial'

/** `api::landing-price.landing-price`, a localized single type: vacation rentals in bands of price. */
export const landingPriceSchema = z.object({
  documentId: z.string(),
  title: wordsSchema,
  description: wordsSchema,
  image: maybePictureSchema,
  imageMobile: maybePictureSchema,
  imageAlt: wordsSchema,
  /** The call to action and the discount banner open the same WhatsApp link. */
  btnName: wordsSchema,
  discountText: wordsSchema,
  bandsTitle: wordsSchema,
  town: bandTownSchema,
  bands: listOf(priceBandSchema),
  reviewsTitle: wordsSchema,
  testimonials: listOf(testimonialSchema),
  reviewsLabel: wordsSchema,
  reviewsUrl: wordsSchema,
  waLink: wordsSchema,
  waText: wordsSchema,
  /** The page is shown from this moment to that; null means no limit. */
  startDate: maybeInstantSchema,
  endDate: maybeInstantSchema,
  /** Shown after the parts above. */
  blocks: blocksSchema,
  seo: seoSchema.nullable(),
})

export const landingPrice = {
  uid: 'api::landing-price.landing-price',
  path: 'landing-price',
  populate: {
    image: true,
    imageMobile: true,
    town: { fields: ['slug'] },
    bands: priceBandPopulate,
    testimonials: testimonialPopulate,
    blocks: blocksPopulate,
    seo: seoPopulate,
  },
  includes: blocksIncludes,
  schema: landingPriceSchema,
  presenceOf: ({ startDate, endDate }: LandingPrice) => ({ startDate, endDate }),
} satisfies ContentDefinition

export type LandingPrice = z.infer<typeof landingPriceSchema>
