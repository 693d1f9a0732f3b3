import * as z from 'zod'
import { blocksIncludes, blocksPopulate, blocksSchema } from './blocks'
import type { ContentDefinition } from './content-definition'
import {
  flagSchema,
  listOf,
  maybeNumberSchema,
  maybePictureSchema,
  picturesSchema,
  wordsSchema,
  maybeInstantSchema,
} from './entry-fields'
import { landingTypes } from './landing-type'
import { leadFormFlags } from './lead-form'
import { seoPopulate, seoSchema } from './seo'
import { testimonialPopulate, testimonialSchema } from './testimonial'

/** `api::landing-offer.landing-offer`, a localized single type: the page behind paid advertisements. */
export const landingOfferSchema = z.object({
  documentId: z.string(),
  title: wordsSchema,
  text: wordsSchema,
  /** They rotate. */
  photos: picturesSchema,
  type: z.enum(landingTypes),
  titleForm: wordsSchema,
  btnName: wordsSchema,
  ...leadFormFlags,
  /** Percent that visitors save over WhatsApp; null means the usual one, 0 that the page promises none. */
  discountPercent: maybeNumberSchema,
  discountText: wordsSchema,
  /** Whether visitors from El Salvador (`country=SV`) get the words below. */
  salvadorVariant: flagSchema,
  salvadorTitle: wordsSchema,
  salvadorText: wordsSchema,
  reviewsTitle: wordsSchema,
  testimonials: listOf(testimonialSchema),
  paymentTitle: wordsSchema,
  /** None means all of them. */
  paymentMethods: listOf(z.object({ documentId: z.string(), slug: z.string(), name: z.string() })),
  awardTitle: wordsSchema,
  awardText: wordsSchema,
  awardPicture: maybePictureSchema,
  awardAlt: wordsSchema,
  waLink: wordsSchema,
  waText: wordsSchema,
  /** The page is shown from this moment to that; null means no limit. */
  startDate: maybeInstantSchema,
  endDate: maybeInstantSchema,
  /** Shown after the parts above. */
  blocks: blocksSchema,
  seo: seoSchema.nullable(),
})

export const landingOffer = {
  uid: 'api::landing-offer.landing-offer',
  path: 'landing-offer',
  populate: {
    photos: { populate: { picture: true } },
    testimonials: testimonialPopulate,
    paymentMethods: { fields: ['name', 'slug'] },
    awardPicture: true,
    blocks: blocksPopulate,
    seo: seoPopulate,
  },
  includes: blocksIncludes,
  schema: landingOfferSchema,
} satisfies ContentDefinition

export type LandingOffer = z.infer<typeof landingOfferSchema>
