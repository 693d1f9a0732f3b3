import * as z from 'zod'
import { blocksIncludes, blocksPopulate, blocksSchema } from './blocks'
import type { ContentDefinition } from './content-definition'
import { listOf, maybeInstantSchema, maybePictureSchema, wordsSchema } from './entry-fields'
import { landingProductPopulate, landingProductSchema } from './landing-product'
import { landingTypes } from './landing-type'
import { leadFormFlags } from './lead-form'
import { seoPopulate, seoSchema } from './seo'

/** One entry of `api::landing-page.landing-page`: a page for an offer. */
export const landingPageSchema = z.object({
  /** Travels with a lead as `landing_page`; the same in both languages. */
  documentId: z.string(),
  updatedAt: z.iso.datetime(),
  /** One per language. */
  slug: z.string(),
  type: z.enum(landingTypes),
  titleOffer: wordsSchema,
  titleOfferDescription: wordsSchema,
  /** Markdown. */
  contentOffer: wordsSchema,
  image: maybePictureSchema,
  imageTablet: maybePictureSchema,
  imageMobile: maybePictureSchema,
  imageAlt: wordsSchema,
  imgLandingDesktop: maybePictureSchema,
  imgLandingTablet: maybePictureSchema,
  imgLandingMobile: maybePictureSchema,
  imgLandingAlt: wordsSchema,
  /** The page is shown from this moment; null means no limit. */
  startDate: maybeInstantSchema,
  /** The moment at which the offer ends; null means never. */
  finishDate: maybeInstantSchema,
  titleForm: wordsSchema,
  btnName: wordsSchema,
  ...leadFormFlags,
  /** Empty means the number of the site settings. */
  waLink: wordsSchema,
  waText: wordsSchema,
  landing_page_products: listOf(landingProductSchema),
  /** Shown in this order; one of the kind of a main field stands in for it. */
  blocks: blocksSchema,
  seo: seoSchema.nullable(),
})

export const landingPages = {
  uid: 'api::landing-page.landing-page',
  path: 'landing-pages',
  populate: {
    image: true,
    imageTablet: true,
    imageMobile: true,
    imgLandingDesktop: true,
    imgLandingTablet: true,
    imgLandingMobile: true,
    landing_page_products: landingProductPopulate,
    blocks: blocksPopulate,
    seo: seoPopulate,
  },
  includes: blocksIncludes,
  schema: z.array(landingPageSchema),
} satisfies ContentDefinition

export type LandingPage = z.infer<typeof landingPageSchema>
