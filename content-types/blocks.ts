import * as z from 'zod'
import type { BlockUid } from './block-uids'
import { buttonSchema } from './button'
import { listOf, maybePictureSchema, picturesSchema, wordsSchema } from './entry-fields'
import { faqTopics } from './faq-topic'
import {
  landingProductIncludes,
  landingProductPopulate,
  landingProductSchema,
} from './landing-product'
import { leadFormFlags } from './lead-form'
import { bandTownSchema, priceBandPopulate, priceBandSchema } from './price-band'
import { testimonialPopulate, testimonialSchema, testimonialUid } from './testimonial'
import { videoGalleryPopulate, videoGallerySchema, videoGalleryUid } from './video-gallery'

/** The schema of a kind of block; `id` is unique among the blocks of that kind. */
function block<Uid extends BlockUid, Shape extends z.ZodRawShape>(uid: Uid, shape: Shape) {
  return z.object({ __component: z.literal(uid), id: z.number().int(), ...shape })
}

const heroBlock = block('blocks.hero', {
  title: wordsSchema,
  text: wordsSchema,
  picture: maybePictureSchema,
  /** Upright or square, for phones. */
  pictureMobile: maybePictureSchema,
  alt: wordsSchema,
  button: buttonSchema.nullish(),
})

const richTextBlock = block('blocks.rich-text', { title: wordsSchema, markdown: wordsSchema })

const pictureTextBlock = block('blocks.picture-text', {
  title: wordsSchema,
  markdown: wordsSchema,
  picture: maybePictureSchema,
  alt: wordsSchema,
  pictureSide: z.enum(['left', 'right']).nullish(),
})

const galleryBlock = block('blocks.gallery', {
  title: wordsSchema,
  /** `rotating` shows one after the other. */
  layout: z.enum(['mosaic', 'rotating']).nullish(),
  pictures: picturesSchema,
})

const videoGalleryBlock = block('blocks.video-gallery', {
  title: wordsSchema,
  videoGallery: videoGallerySchema.nullish(),
})

const productListBlock = block('blocks.product-list', {
  title: wordsSchema,
  text: wordsSchema,
  /** None means those of the landing itself. */
  products: listOf(landingProductSchema),
})

const priceBandsBlock = block('blocks.price-bands', {
  title: wordsSchema,
  text: wordsSchema,
  town: bandTownSchema,
  bands: listOf(priceBandSchema),
})

const formBlock = block('blocks.form', {
  title: wordsSchema,
  text: wordsSchema,
  btnName: wordsSchema,
  ...leadFormFlags,
})

const testimonialsBlock = block('blocks.testimonials', {
  title: wordsSchema,
  testimonials: listOf(testimonialSchema),
  moreLabel: wordsSchema,
  moreUrl: wordsSchema,
})

/** A question with its answer in Markdown. */
const questionSchema = z.object({ question: wordsSchema, answer: wordsSchema })

const faqBlock = block('blocks.faq', {
  title: wordsSchema,
  /** All questions of this topic are shown, after those of the block. */
  topic: z.enum(faqTopics).nullish(),
  questions: listOf(questionSchema),
})

const paymentMethodsBlock = block('blocks.payment-methods', {
  title: wordsSchema,
  text: wordsSchema,
  /** None means all of them. */
  methods: listOf(z.object({ documentId: z.string(), slug: z.string(), name: z.string() })),
})

const badgeBlock = block('blocks.badge', {
  title: wordsSchema,
  text: wordsSchema,
  picture: maybePictureSchema,
  alt: wordsSchema,
  link: wordsSchema,
})

const whatsappBannerBlock = block('blocks.whatsapp-banner', {
  title: wordsSchema,
  text: wordsSchema,
  btnName: wordsSchema,
  /** What the chat begins with; empty means the landing's own. */
  waText: wordsSchema,
})

const callToActionBlock = block('blocks.call-to-action', {
  title: wordsSchema,
  text: wordsSchema,
  buttons: listOf(buttonSchema),
})

const blockSchema = z.discriminatedUnion('__component', [
  heroBlock,
  richTextBlock,
  pictureTextBlock,
  galleryBlock,
  videoGalleryBlock,
  productListBlock,
  priceBandsBlock,
  formBlock,
  testimonialsBlock,
  faqBlock,
  paymentMethodsBlock,
  badgeBlock,
  whatsappBannerBlock,
  callToActionBlock,
])

export const blocksSchema = listOf(blockSchema)

/** What to read of each kind of block. */
const blockPopulate = {
  'blocks.hero': { populate: { picture: true, pictureMobile: true, button: true } },
  'blocks.rich-text': true,
  'blocks.picture-text': { populate: { picture: true } },
  'blocks.gallery': { populate: { pictures: { populate: { picture: true } } } },
  'blocks.video-gallery': { populate: { videoGallery: videoGalleryPopulate } },
  'blocks.product-list': { populate: { products: landingProductPopulate } },
  'blocks.price-bands': {
    populate: { town: { fields: ['slug'] }, bands: priceBandPopulate },
  },
  'blocks.form': true,
  'blocks.testimonials': { populate: { testimonials: testimonialPopulate } },
  'blocks.faq': { populate: { questions: true } },
  'blocks.payment-methods': { populate: { methods: { fields: ['name', 'slug'] } } },
  'blocks.badge': { populate: { picture: true } },
  'blocks.whatsapp-banner': true,
  'blocks.call-to-action': { populate: { buttons: true } },
} satisfies Record<BlockUid, unknown>

export const blocksPopulate = { on: blockPopulate }

/** Types that a page with blocks shows besides itself. */
export const blocksIncludes = [
  ...landingProductIncludes,
  testimonialUid,
  videoGalleryUid,
  'api::payment-method.payment-method',
] as const

export type Block = z.infer<typeof blockSchema>
