import * as z from 'zod'
import { blocksIncludes, blocksPopulate, blocksSchema } from './blocks'
import type { ContentDefinition } from './content-definition'
import {
  listOf,
  maybeInstantSchema,
  maybePictureSchema,
  picturesSchema,
  wordsSchema,
} from './entry-fields'
import { landingProductPopulate, landingProductSchema } from './landing-product'
import { landingTypes } from './landing-type'
import { leadFormFlags } from './lead-form'
import { seoPopulate, seoSchema } from './seo'
import { videoGalleryPopulate, videoGallerySchema } from './video-gallery'

/** One entry of `api::landing-page-with-product.landing-page-with-product`: products between two dates. */
export const landingPageWithProductSchema = z.object({
  /** Travels with a lead as `landing_pages_with_product`; the same in both languages. */
  documentId: z.string(),
  updatedAt: z.iso.datetime(),
  /** One per language. */
  slug: z.string(),
  type: z.enum(landingTypes),
  /** `farm` has galleries, an overview and a WhatsApp link, and no form at the top. */
  variant: z.enum(['standard', 'farm']),
  titleOffer: wordsSchema,
  titleOfferDescription: wordsSchema,
  /** Markdown. */
  contentOffer: wordsSchema,
  image: maybePictureSchema,
  imageTablet: maybePictureSchema,
  imageMobile: maybePictureSchema,
  imageAlt: wordsSchema,
  /** The page is shown from this moment … */
  startDate: maybeInstantSchema,
  /** … to this one. A draft may lack either. */
  endDate: maybeInstantSchema,
  landing_page_products: listOf(landingProductSchema),
  gallery: picturesSchema,
  videoGallery: videoGallerySchema.nullish(),
  /** Markdown. */
  overview: wordsSchema,
  titleForm: wordsSchema,
  btnName: wordsSchema,
  ...leadFormFlags,
  /** Empty means the number of the site settings. */
  waLink: wordsSchema,
  waText: wordsSchema,
  /** Shown in this order; one of the kind of a main field stands in for it. */
  blocks: blocksSchema,
  seo: seoSchema.nullable(),
})

export const landingPagesWithProducts = {
  uid: 'api::landing-page-with-product.landing-page-with-product',
  path: 'landing-pages-with-products',
  populate: {
    image: true,
    imageTablet: true,
    imageMobile: true,
    landing_page_products: landingProductPopulate,
    gallery: { populate: { picture: true } },
    videoGallery: videoGalleryPopulate,
    blocks: blocksPopulate,
    seo: seoPopulate,
  },
  includes: blocksIncludes,
  schema: z.array(landingPageWithProductSchema),
} satisfies ContentDefinition

export type LandingPageWithProduct = z.infer<typeof landingPageWithProductSchema>
